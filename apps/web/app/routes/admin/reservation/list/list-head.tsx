import type { CsvEncoding } from "@takujo/contracts/csv";
import type { AdminSessionsEvent } from "@takujo/contracts/generated/games/types.gen";
import { formatFullDay } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { FileText, ScanLine, Users } from "../../../../ui/generated/admin-icons.ts";
import { Lock, Phone, Plus, Printer } from "../../../../ui/generated/icons.ts";
import { AdminHead, AdminTrail } from "../../admin-head.tsx";
import { usePermission } from "../../can.tsx";
import { CsvChoice, CsvMenu } from "../../csv-menu.tsx";
import { addressOf } from "../../list/address-of.ts";
import { callListPath } from "../call-list/call-list-path.ts";
import { givenOf, listPath, type ReservationListQuery } from "../list-query.ts";

type ListHeadProps = { query: ReservationListQuery; event: AdminSessionsEvent | null };

export function ListHead({ query, event }: ListHeadProps) {
  const t = useTranslations("adminReservation.list");
  const can = usePermission();
  const add = event ? `?event=${encodeURIComponent(event.slug)}` : "";
  return (
    <>
      {event && (
        <AdminTrail to="/admin/reservation" parent={t("heading")}>
          {event.title}
        </AdminTrail>
      )}
      <AdminHead
        title={event ? <span lang={event.locale}>{event.title}</span> : t("heading")}
        note={event && <Seats event={event} />}
      >
        {can("bookings") && (
          <ButtonLink to={callListPath(event?.id)} variant="line" icon={<Phone />}>
            {t("callList")}
          </ButtonLink>
        )}
        {event && can("reception", event.id) && (
          <ButtonLink to={`/reception/${event.id}`} variant="line" icon={<ScanLine />}>
            {t("reception")}
          </ButtonLink>
        )}
        {event && can("reception", event.id) && (
          <ButtonLink
            to={`/admin/reservation/roster/${event.id}`}
            variant="line"
            icon={<Printer />}
          >
            {t("roster")}
          </ButtonLink>
        )}
        {can("bookings", event?.id) && (
          <ButtonLink to={`/admin/reservation/new${add}`} variant="line" icon={<Plus />}>
            {t("add")}
          </ButtonLink>
        )}
        {can("administration") && <ReservationCsv query={query} />}
      </AdminHead>
    </>
  );
}

function Seats({ event: { startsAt, sessions, paid } }: { event: AdminSessionsEvent }) {
  const t = useTranslations("adminReservation.list");
  const locale = useLocale();
  const sum = (of: "seatsTaken" | "capacity") => () => (
    <b className="num">{sessions.reduce((total, session) => total + session[of], 0)}</b>
  );
  return (
    <>
      {formatFullDay(startsAt, locale)}
      {"　"}
      {t.rich("seats", { taken: sum("seatsTaken"), capacity: sum("capacity") })}
      {paid > 0 && (
        <>
          {"　"}
          {t("paidSum", { sum: formatYen(paid) })}
        </>
      )}
    </>
  );
}

function ReservationCsv({ query }: { query: ReservationListQuery }) {
  const t = useTranslations("adminReservation.csv");
  const { after: _, ...filter } = givenOf(query);
  const fileOf = (set: "list" | "name-tags") => (encoding: CsvEncoding) =>
    addressOf("/admin/reservation/export", { ...filter, set, encoding });
  return (
    <CsvMenu>
      <CsvChoice name="list" icon={<FileText />} to={fileOf("list")}>
        {t("list")}
      </CsvChoice>
      <CsvChoice name="name-tags" icon={<Users />} to={fileOf("name-tags")}>
        {t("tags")}
      </CsvChoice>
      <Link
        className="row-menu-item"
        to={listPath({ ...query, after: "" }, { ask: "contacts" })}
        preventScrollReset
      >
        <Lock />
        {t("contacts")}
      </Link>
    </CsvMenu>
  );
}
