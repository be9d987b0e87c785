import type { CsvEncoding } from "@takujo/contracts/csv";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { FileText, Users } from "../../../../ui/generated/admin-icons.ts";
import { Lock } from "../../../../ui/generated/icons.ts";
import { CsvChoice, CsvMenu } from "../../csv-menu.tsx";
import { addressOf } from "../../list/address-of.ts";
import { givenOf, listPath, type ReservationListQuery } from "../list-query.ts";

export function ReservationCsv({ query }: { query: ReservationListQuery }) {
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
