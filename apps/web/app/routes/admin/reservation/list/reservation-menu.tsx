import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { IconButton } from "../../../../ui/action/icon-button.tsx";
import { RowMenu, RowMenuLink } from "../../../../ui/action/row-menu.tsx";
import {
  ArrowLeftRight,
  EllipsisVertical,
  FileText,
} from "../../../../ui/generated/admin-icons.ts";
import { Bell, Pencil, X } from "../../../../ui/generated/icons.ts";
import { usePermission } from "../../can.tsx";
import { itemPath } from "../item-path.ts";
import type { RowView } from "../row-view.server.ts";

const seated = ["confirmed", "attended"];
const cancellable = ["held", "offered", "waiting", "confirmed"];

/** Links to the reservation's page, where each action asks for confirmation. */
export function ReservationMenu({ row }: { row: RowView }) {
  const t = useTranslations("adminReservation");
  const { id } = row;
  // Viewers without the right to change get only the link to the page.
  const state = usePermission()("bookings", row.event.id) ? row.state : "";
  return (
    <RowMenu
      id={`reservation-menu-${id}`}
      button={
        <IconButton label={t("list.menu", { code: spokenCode(row.code) })}>
          <EllipsisVertical />
        </IconButton>
      }
    >
      <RowMenuLink to={itemPath(id)} icon={<FileText />}>
        {t("list.open")}
      </RowMenuLink>
      {seated.includes(state) && (
        <>
          <RowMenuLink to={itemPath(id, "change")} icon={<Pencil />}>
            {t("change.open")}
          </RowMenuLink>
          <RowMenuLink to={itemPath(id, "move")} icon={<ArrowLeftRight />}>
            {t("move.open")}
          </RowMenuLink>
        </>
      )}
      {state === "waiting" && (
        <RowMenuLink to={itemPath(id, "offer")} icon={<Bell />}>
          {t("offer.open")}
        </RowMenuLink>
      )}
      {cancellable.includes(state) && (
        <RowMenuLink to={itemPath(id, "cancel")} icon={<X />} danger>
          {t("cancel.open")}
        </RowMenuLink>
      )}
    </RowMenu>
  );
}
