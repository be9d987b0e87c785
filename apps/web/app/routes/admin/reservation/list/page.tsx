import { reservationGroupNames } from "@takujo/contracts/booking/organizer/admin-reservation-form";
import type { AdminReservationList } from "@takujo/contracts/generated/games/types.gen";
import { formatMonthDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { visitContext } from "../../../../shell/visit.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { ChipLink, ChipList } from "../../../../ui/action/chip.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { usePermission } from "../../can.tsx";
import { FilterChips } from "../../list/filter-chips.tsx";
import { ListPages } from "../../list/list-pages.tsx";
import {
  isByDay,
  isFiltered,
  isOfOneState,
  listPath,
  type ReservationListQuery,
  whens,
} from "../list-query.ts";
import { MoveDialog } from "../move-dialog.tsx";
import { useOutcomeMessages } from "../outcomes.ts";
import { ResendDialog } from "../resend-dialog.tsx";
import type { Route } from "./+types/page.ts";
import { receiveBulk } from "./bulk.server.ts";
import { BulkForm } from "./bulk-form.tsx";
import { ContactsDialog } from "./contacts-dialog.tsx";
import { type ListView, type OwnEvent, readList } from "./list.server.ts";
import { ListHead } from "./list-head.tsx";
import { ReservationSearch } from "./reservation-search.tsx";
import { ReservationTable } from "./reservation-table.tsx";
import "./list.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const list = await readList(context.get(visitContext), url.searchParams);
  return { ...list, nonce: crypto.randomUUID() };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveBulk(request, context.get(visitContext));

export default function ReservationListPage({ loaderData }: Route.ComponentProps) {
  const {
    query,
    list,
    question,
    targets,
    preview,
    needsSignIn,
    ids,
    nonce,
    isReasonRefused,
    events,
  } = loaderData;
  const can = usePermission();
  const refusal = useActionAnswer<typeof action>();
  const isMove = refusal?.values["intent"] === "move" || refusal?.errors["sessionId"];
  const path = listPath(query);
  const table = {
    rows: list.items,
    query,
    withEvents: !list.event,
    isByDay: isByDay(query),
    isQueue: query.group === "waiting",
  };
  return (
    <>
      <OutcomeNotice words={useOutcomeMessages()} />
      <ListHead query={query} event={list.event} />
      {events && <EventChips events={events} shown={list.event?.id} />}
      {!list.event && <WhenChips query={query} />}
      {isOfOneState(query) || <StateChips query={query} counts={list.counts} />}
      {/* Remounted with the address, so that back and forward also reset the fields. */}
      <ReservationSearch key={path} query={query} event={list.event} />
      {refusal && !isMove && (
        <div role="alert" className="reservation-refusal">
          <Callout tone="danger">{refusal.formErrors.join(" ")}</Callout>
        </div>
      )}
      {list.items.length === 0 ? (
        <Nothing query={query} />
      ) : can("bookings", list.event?.id) ? (
        <BulkForm key={`${path} ${nonce}`} action={path} nonce={nonce}>
          {(chooseAll) => <ReservationTable {...table} onChooseAll={chooseAll} />}
        </BulkForm>
      ) : (
        <ReservationTable {...table} />
      )}
      <Foot query={query} list={list} />
      {question === "move" && (
        <MoveDialog
          ids={ids}
          targets={targets}
          sessions={list.items
            .filter(({ id }) => ids.includes(id))
            .map(({ session, event }) => ({ session, title: event.title }))}
          back={path}
          refusal={isMove ? refusal : undefined}
        />
      )}
      {preview && (
        <ResendDialog
          ids={ids}
          preview={preview}
          nonce={nonce}
          back={path}
          refusal={refusal?.values["intent"] === "mail" ? refusal : undefined}
        />
      )}
      {question === "contacts" && can("administration") && (
        <ContactsDialog query={query} isRefused={isReasonRefused} needsSignIn={needsSignIn} />
      )}
    </>
  );
}

const emptyWords = {
  upcoming: "none",
  today: "noneToday",
  unpaid: "noneUnpaid",
  past: "none",
  all: "none",
} as const satisfies Record<ReservationListQuery["when"], string>;

/** Admin pages have no illustrations. */
function Nothing({ query }: { query: ReservationListQuery }) {
  const t = useTranslations("adminReservation.list");
  const clear: ReservationListQuery = {
    ...query,
    when: "all",
    group: "",
    q: "",
    language: "",
    sort: "",
    after: "",
  };
  if (!isFiltered(query)) {
    return (
      <div className="admin-box reservation-nothing">
        <h2>{t(emptyWords[isByDay(query) ? query.when : "all"])}</h2>
      </div>
    );
  }
  return (
    <div className="admin-box reservation-nothing">
      <h2>{t("nothing")}</h2>
      <p className="admin-note">{t("nothingHint")}</p>
      <ButtonLink to={listPath(clear)} variant="line">
        {t("clear")}
      </ButtonLink>
    </div>
  );
}

function Foot({ query, list }: { query: ReservationListQuery; list: ListView }) {
  const t = useTranslations("adminReservation.list");
  const { count, more } = list.counts?.[query.group || "all"] ?? { count: 0, more: true };
  const figure = (number: number) => () => <b className="num">{number.toLocaleString("en")}</b>;
  const shown = figure(list.items.length);
  return (
    <div className="reservation-foot">
      <p className="admin-note">
        {more
          ? t.rich("shown", { count: shown })
          : t.rich("shownOf", { count: shown, total: figure(count) })}
      </p>
      <ListPages
        className="reservation-pages"
        after={query.after}
        next={list.next}
        path={(after) => listPath({ ...query, after })}
        words={{ label: t("pages"), first: t("first"), next: t("next", { count: 50 }) }}
      />
    </div>
  );
}

/** For those who see the reservations of some events only. */
function EventChips({ events, shown }: { events: OwnEvent[]; shown: string | undefined }) {
  const t = useTranslations("adminReservation.list");
  const locale = useLocale();
  return (
    <nav className="reservation-chips" aria-label={t("ownEvents")}>
      <ChipList>
        {events.map(({ id, title, startsAt }) => (
          <ChipLink key={id} to={`/admin/reservation?event=${id}`} current={id === shown}>
            {startsAt && `${formatMonthDay(startsAt, locale)} `}
            {title}
          </ChipLink>
        ))}
      </ChipList>
    </nav>
  );
}

/** Ordered by the day of the event, or by when the reservation came in. */
function WhenChips({ query }: { query: ReservationListQuery }) {
  const t = useTranslations("adminReservation.whens");
  return (
    <FilterChips
      className="reservation-chips"
      label={t("label")}
      values={whens}
      current={query.q ? undefined : query.when}
      path={(when) =>
        listPath({ ...query, when, q: "", after: "", ...(when === "unpaid" && { group: "" }) })
      }
    >
      {(when) => t(when)}
    </FilterChips>
  );
}

type StateChipsProps = { query: ReservationListQuery; counts: AdminReservationList["counts"] };

function StateChips({ query, counts }: StateChipsProps) {
  const t = useTranslations("adminReservation.groups");
  const words = ({ count, more }: { count: number; more: boolean }) =>
    t(more ? "more" : "count", { count });
  return (
    <FilterChips
      className="reservation-chips"
      label={t("label")}
      values={["", ...reservationGroupNames]}
      current={query.group}
      path={(group) => listPath({ ...query, group, after: "" })}
    >
      {(group) => (
        <>
          {t(group || "all")}
          {counts && <span className="num"> {words(counts[group || "all"])}</span>}
        </>
      )}
    </FilterChips>
  );
}
