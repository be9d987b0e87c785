import type { AdminReservationRow } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Tag, type TagTone } from "../../../ui/action/tag.tsx";
import { Users } from "../../../ui/generated/admin-icons.ts";
import { Bell, Check, Clock, X } from "../../../ui/generated/icons.ts";

type State = AdminReservationRow["state"];

const looks: Record<State, [TagTone, ReactNode]> = {
  held: ["gold", <Clock key="" />],
  expired: ["plain", <Clock key="" />],
  waiting: ["plain", <Users key="" />],
  left: ["plain", <X key="" />],
  offered: ["gold", <Bell key="" />],
  lapsed: ["plain", <Clock key="" />],
  confirmed: ["green", <Check key="" />],
  cancelled: ["plain", <X key="" />],
  "called-off": ["plain", <X key="" />],
  attended: ["dark", <Check key="" />],
  "no-show": ["red", <X key="" />],
};

type ReservationStatus = Pick<AdminReservationRow, "state" | "seats" | "arrived" | "position">;

export function StateTag({ row }: { row: ReservationStatus }) {
  const t = useTranslations("adminReservation.states");
  const { state, seats, arrived, position } = row;
  if (state === "attended" && arrived < seats) {
    return (
      <Tag tone="blue" icon={<Users />}>
        {t("attendedPartly", { arrived, seats })}
      </Tag>
    );
  }
  const [tone, icon] = looks[state];
  return (
    <Tag tone={tone} icon={icon}>
      {position === null ? t(state) : t("waitingAt", { position })}
    </Tag>
  );
}
