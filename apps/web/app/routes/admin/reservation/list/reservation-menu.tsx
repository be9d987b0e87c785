import { spokenCode } from "@takujo/contracts/booking/reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { RowMenu } from "../../../../ui/action/row-menu.tsx";
import {
  ArrowLeftRight,
  EllipsisVertical,
  FileText,
} from "../../../../ui/generated/admin-icons.ts";
import { Bell, Pencil, X } from "../../../../ui/generated/icons.ts";
import { itemPath } from "../item-path.ts";
import type { RowView } from "../row-view.server.ts";

const seated = ["confirmed", "attended"];
const cancellable = ["held", "offered", "waiting", "confirmed"];

/** Links to the reservation's page, where each action asks for confirmation. */
export function ReservationMenu({ row }: { row: RowView }) {
  const t = useTranslations("adminReservation");
  const { id, state } = row;
  return (
    <RowMenu
      id={`reservation-menu-${id}`}
      label={t("list.menu", { code: spokenCode(row.code) })}
      icon={<EllipsisVertical />}
    >
      <Link className="row-menu-item" to={itemPath(id)}>
        <FileText />
        {t("list.open")}
      </Link>
      {seated.includes(state) && (
        <>
          <Link className="row-menu-item" to={itemPath(id, "change")}>
            <Pencil />
            {t("change.open")}
          </Link>
          <Link className="row-menu-item" to={itemPath(id, "move")}>
            <ArrowLeftRight />
            {t("move.open")}
          </Link>
        </>
      )}
      {state === "waiting" && (
        <Link className="row-menu-item" to={itemPath(id, "offer")}>
          <Bell />
          {t("offer.open")}
        </Link>
      )}
      {cancellable.includes(state) && (
        <Link className="row-menu-item row-menu-item-danger" to={itemPath(id, "cancel")}>
          <X />
          {t("cancel.open")}
        </Link>
      )}
    </RowMenu>
  );
}
