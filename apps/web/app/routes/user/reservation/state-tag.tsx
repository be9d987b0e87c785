import type { ReservationSummary } from "@takujo/contracts/generated/games/types.gen";
import { formatMonthDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { Tag, type TagTone } from "../../../ui/action/tag.tsx";
import {
  Ban,
  Bell,
  Calendar,
  Check,
  Clock,
  TriangleAlert,
  Users,
  X,
} from "../../../ui/generated/icons.ts";

const looks: Record<ReservationSummary["state"], { tone: TagTone; Icon: typeof Check }> = {
  held: { tone: "gold", Icon: Clock },
  expired: { tone: "plain", Icon: Clock },
  waiting: { tone: "plain", Icon: Users },
  left: { tone: "plain", Icon: X },
  offered: { tone: "gold", Icon: Bell },
  lapsed: { tone: "plain", Icon: Clock },
  confirmed: { tone: "green", Icon: Check },
  cancelled: { tone: "plain", Icon: X },
  "called-off": { tone: "plain", Icon: Ban },
  attended: { tone: "green", Icon: Check },
  "no-show": { tone: "red", Icon: TriangleAlert },
};

type ReservationStatus = Pick<ReservationSummary, "state" | "cancelledLate">;

export function StateTag({
  reservation: { state, cancelledLate },
}: {
  reservation: ReservationStatus;
}) {
  const t = useTranslations("accountReservation");
  const { tone, Icon } = looks[state];
  return (
    <Tag tone={tone} icon={<Icon />}>
      {state === "cancelled" && cancelledLate ? t("cancelledLate") : t(`state.${state}`)}
    </Tag>
  );
}

/** Further tags of an upcoming reservation. */
export function AheadTags({
  reservation,
}: {
  reservation: ReservationSummary & { daysLeft: number };
}) {
  const t = useTranslations("accountReservation");
  const locale = useLocale();
  const { state, event, session, daysLeft } = reservation;
  const { decisionDeadline, isDecided } = session;
  if (state !== "confirmed") return null;
  return (
    <>
      {event.state === "changed" && (
        <Tag tone="blue" icon={<Calendar />}>
          {t("rescheduled")}
        </Tag>
      )}
      {decisionDeadline && !isDecided && (
        <Tag tone="gold" icon={<Users />}>
          {t("decision", { day: formatMonthDay(decisionDeadline, locale) })}
        </Tag>
      )}
      {decisionDeadline && isDecided && (
        <Tag tone="green" icon={<Users />}>
          {t("decided")}
        </Tag>
      )}
      {daysLeft >= 0 && <Tag>{t("inDays", { count: daysLeft })}</Tag>}
    </>
  );
}
