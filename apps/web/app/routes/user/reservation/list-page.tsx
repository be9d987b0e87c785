import { listReservations } from "@takujo/contracts/generated/games/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { unwrap } from "../../../api/unwrap.ts";
import { visitContext } from "../../../shell/visit.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ChipLink, ChipList } from "../../../ui/chip.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Search } from "../../../ui/generated/icons.ts";
import { AccountFrame } from "../account-frame.tsx";
import type { Route } from "./+types/list-page.ts";
import { type Group, groups } from "./groups.ts";
import { PastList } from "./past-list.tsx";
import { ReservationEntry } from "./reservation-entry.tsx";
import { type ShownReservation, shown } from "./server-shown.ts";
import "./reservation.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { games, locale } = context.get(visitContext);
  const now = Date.now();
  const list = unwrap(await listReservations({ client: games, query: { locale } }));
  const asked = url.searchParams.get("show");
  return {
    now,
    show: groups.find((group) => group === asked) ?? null,
    upcoming: list.upcoming.map((one) => shown(one, now)),
    waiting: list.waiting.map((one) => shown(one, now)),
    past: list.past.map((one) => shown(one, now)),
  };
}

export default function Reservations({ loaderData }: Route.ComponentProps) {
  const { show, now, ...lists } = loaderData;
  const t = useTranslations();
  const isEmpty = groups.every((group) => lists[group].length === 0);
  const find = (
    <ButtonLink to="/event" icon={<Search />}>
      {t("accountReservation.find")}
    </ButtonLink>
  );
  // Nothing is said of groups that are empty, unless one was asked for.
  const listed = show ? [show] : groups.filter((group) => lists[group].length > 0);
  return (
    <AccountFrame title={t("titles.userReservation")} action={!isEmpty && find}>
      {isEmpty ? (
        <EmptyState kind="reservation" title={t("accountReservation.empty.heading")} actions={find}>
          {t("accountReservation.empty.body")}
        </EmptyState>
      ) : (
        <>
          <Filters show={show} lists={lists} />
          {listed.map((group) => (
            <GroupSection key={group} group={group} reservations={lists[group]} now={now} />
          ))}
        </>
      )}
    </AccountFrame>
  );
}

type FiltersProps = { show: Group | null; lists: Record<Group, ShownReservation[]> };

function Filters({ show, lists }: FiltersProps) {
  const t = useTranslations("accountReservation");
  return (
    <nav className="reservation-filters" aria-label={t("filters")}>
      <ChipList>
        <ChipLink to="/user/reservation" current={show === null}>
          {t("all")}
        </ChipLink>
        {groups.map((group) => (
          <ChipLink key={group} to={`/user/reservation?show=${group}`} current={show === group}>
            {t("chip", { name: t(`groups.${group}`), count: lists[group].length })}
          </ChipLink>
        ))}
      </ChipList>
    </nav>
  );
}

type GroupSectionProps = { group: Group; reservations: ShownReservation[]; now: number };

function GroupSection({ group, reservations, now }: GroupSectionProps) {
  const t = useTranslations("accountReservation");
  return (
    <section className="account-section" aria-labelledby={`reservations-${group}`}>
      <h2 className="account-subhead reservation-subhead" id={`reservations-${group}`}>
        {t(`groups.${group}`)}
        <span className="num">{reservations.length}</span>
      </h2>
      {reservations.length === 0 && <p>{t(`nothing.${group}`)}</p>}
      {group === "past"
        ? reservations.length > 0 && <PastList reservations={reservations} />
        : reservations.map((reservation) => (
            <ReservationEntry key={reservation.id} reservation={reservation} now={now} />
          ))}
    </section>
  );
}
