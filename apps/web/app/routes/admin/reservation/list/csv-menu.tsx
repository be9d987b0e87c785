import type { CsvEncoding } from "@takujo/contracts/booking/admin-reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { FileText, Users } from "../../../../ui/generated/admin-icons.ts";
import { Download, Lock } from "../../../../ui/generated/icons.ts";
import { givenOf, listPath, type ReservationListQuery } from "../list-query.ts";

const menuId = "csv-menu";
const anchor = { "--menu-anchor": "--menu-csv" };

export function CsvMenu({ query }: { query: ReservationListQuery }) {
  const t = useTranslations("adminReservation.csv");
  return (
    <>
      <button type="button" className="button csv-open" popoverTarget={menuId} style={anchor}>
        <Download />
        {t("open")}
      </button>
      <div className="row-menu csv-menu" id={menuId} popover="auto" style={anchor}>
        <Choice query={query} set="list" icon={<FileText />}>
          {t("list")}
        </Choice>
        <Choice query={query} set="name-tags" icon={<Users />}>
          {t("tags")}
        </Choice>
        <Link
          className="row-menu-item"
          to={listPath({ ...query, after: "" }, { ask: "contacts" })}
          preventScrollReset
        >
          <Lock />
          {t("contacts")}
        </Link>
      </div>
    </>
  );
}

type ChoiceProps = {
  query: ReservationListQuery;
  set: "list" | "name-tags";
  icon: ReactNode;
  children: string;
};

function Choice({ query, set, icon, children }: ChoiceProps) {
  const t = useTranslations("adminReservation.csv");
  const { after: _, ...filter } = givenOf(query);
  const to = (encoding: CsvEncoding) =>
    `/admin/reservation/export?${new URLSearchParams({ ...filter, set, encoding })}`;
  return (
    <div className="csv-choice">
      {icon}
      <span id={`csv-${set}`}>{children}</span>
      <span className="csv-encodings">
        {(["utf-8", "shift_jis"] as const).map((encoding) => (
          <Link
            key={encoding}
            id={`csv-${set}-${encoding}`}
            className="csv-encoding num"
            to={to(encoding)}
            aria-labelledby={`csv-${set} csv-${set}-${encoding}`}
            // The answer is a file: the menu would stay open.
            onClick={() => document.getElementById(menuId)?.hidePopover()}
            reloadDocument
            download
          >
            {t(encoding === "utf-8" ? "utf8" : "shiftJis")}
          </Link>
        ))}
      </span>
    </div>
  );
}
