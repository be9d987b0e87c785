import {
  listFriendSeats,
  listOwnTableProposals,
  listReservations,
  readOwnNoShows,
  readOwnPasses,
} from "@takujo/contracts/generated/games/sdk.gen";
import type { OwnFriendSeat } from "@takujo/contracts/generated/games/types.gen";
import { formatFullDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { unwrap } from "../../../../api/unwrap.ts";
import { coverUrl } from "../../../../shell/cover/cover-url.ts";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { FigureDate } from "../../../../shell/text/figure-date.tsx";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { ChipLink, ChipList } from "../../../../ui/action/chip.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Search } from "../../../../ui/generated/icons.ts";
import { friendTicketPath } from "../../../reservation/friend/friend-path.ts";
import { AccountHead } from "../../account-frame.tsx";
import { type ReservationView, reservationView } from "../reservation-view.server.ts";
import { StateTag } from "../state-tag.tsx";
import type { Route } from "./+types/page.ts";
import { OwnNoShowSection } from "./own-no-shows.tsx";
import { OwnPassSection } from "./own-passes.tsx";
import { OwnProposals } from "./own-proposals.tsx";
import { ReservationEntry } from "./reservation-entry.tsx";
import "./reservation.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { games, locale } = context.get(visitContext);
  const now = Date.now();
  const request = { client: games, query: { locale } };
  const [list, received, noShows, passes, proposed] = await Promise.all([
    listReservations(request).then(unwrap),
    listFriendSeats(request).then(unwrap),
    readOwnNoShows(request).then(unwrap),
    readOwnPasses(request).then(unwrap),
    listOwnTableProposals(request).then(unwrap),
  ]);
  const asked = url.searchParams.get("show");
  return {
    now,
    received: received.seats,
    proposals: proposed.proposals,
    noShows,
    passes,
    show: groups.find((group) => group === asked) ?? null,
    upcoming: list.upcoming.map((one) => reservationView(one, now)),
    waiting: list.waiting.map((one) => reservationView(one, now)),
    past: list.past.map((one) => reservationView(one, now)),
  };
}

export default function Reservations({ loaderData }: Route.ComponentProps) {
  const { show, now, received, proposals, noShows, passes, ...lists } = loaderData;
  const t = useTranslations();
  const isEmpty = groups.every((group) => lists[group].length === 0);
  const find = (
    <ButtonLink to="/event" icon={<Search />}>
      {t("accountReservation.find")}
    </ButtonLink>
  );
  // Empty groups are hidden, unless one was requested.
  const listed = show ? [show] : groups.filter((group) => lists[group].length > 0);
  return (
    <>
      <AccountHead title={t("titles.userReservation")} action={!isEmpty && find} />
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
          <OwnNoShowSection noShows={noShows} />
        </>
      )}
      <ReceivedSeats seats={received} />
      <OwnProposals proposals={proposals} />
      <OwnPassSection {...passes} />
    </>
  );
}

type FiltersProps = { show: Group | null; lists: Record<Group, ReservationView[]> };

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

type GroupSectionProps = { group: Group; reservations: ReservationView[]; now: number };

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

/** In the order of the page; also the values of `?show=`. */
const groups = ["upcoming", "waiting", "past"] as const;
type Group = (typeof groups)[number];

function PastList({ reservations }: { reservations: ReservationView[] }) {
  const t = useTranslations("accountReservation");
  const textLanguage = useTextLanguage();
  return (
    <ul className="past-reservations">
      {reservations.map((reservation) => {
        const { id, event, session } = reservation;
        return (
          <li key={id}>
            <img
              src={coverUrl(event, { w: 168, h: 126 })}
              alt=""
              width="84"
              height="63"
              loading="lazy"
            />
            <div>
              <h3 lang={textLanguage(event)}>{event.title}</h3>
              <FigureDate date={session.startsAt} />
            </div>
            <StateTag reservation={reservation} />
            <ButtonLink size="small" variant="line" to={`/user/reservation/${id}/detail`}>
              {t("details")}
              <span className="visually-hidden">{t("of", { title: event.title })}</span>
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}

/** Places of others' parties that the person took. */
function ReceivedSeats({ seats }: { seats: OwnFriendSeat[] }) {
  const t = useTranslations("accountReservation.received");
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  if (seats.length === 0) return null;
  return (
    <section className="account-section" aria-labelledby="received-seats">
      <h2 className="account-subhead" id="received-seats">
        {t("heading")}
      </h2>
      <ul className="past-reservations">
        {seats.map(({ code, event, session, sender, ticket }) => (
          <li key={code}>
            <img
              src={coverUrl(event, { w: 168, h: 126 })}
              alt=""
              width="84"
              height="63"
              loading="lazy"
            />
            <div>
              <h3 lang={textLanguage(event)}>{event.title}</h3>
              <p className="meta">
                {t("from", { sender, day: formatFullDay(session.startsAt, locale) })}
              </p>
            </div>
            <ButtonLink size="small" variant="line" to={friendTicketPath(ticket)}>
              {t("open")}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
