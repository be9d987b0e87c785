import type { ReceptionKeptMark } from "@takujo/contracts/generated/games/types.gen";
import { clock, formatMonthDayTime, venueDay } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Timeline } from "../../../ui/data/timeline.tsx";
import { Undo2 } from "../../../ui/generated/icons.ts";
import type { PartyView } from "../marks/apply-marks.ts";
import { readDeviceName } from "../offline/device-name.ts";
import type { Desk } from "./use-desk.ts";

type MarkRecordProps = {
  party: PartyView;
  /** Who uses this device. */
  by: string;
  desk: Desk;
  /** The ticket was scanned although everybody is in. */
  isSecond: boolean;
  /** Content above the undo buttons. */
  children: ReactNode;
};

/** Who let whom in, when and with which device; each mark can be undone. */
export function MarkRecord({ party, by, desk, isSecond, children }: MarkRecordProps) {
  const t = useTranslations("reception");
  const describe = useMarkWords();
  const momentOf = useMoment();
  if (party.marks.length === 0) return children;
  const standing = party.marks.filter(({ undone }) => !undone);
  const now = {
    id: "now",
    time: t("record.nowTime", { time: clock(new Date()) }),
    what: t("record.second"),
    detail: t("record.who", { by, device: t("record.here") }),
    state: "now" as const,
  };
  const steps = party.marks.toReversed().map((mark) => ({
    id: mark.nonce,
    time: momentOf(mark.at),
    ...describe(mark),
  }));
  return (
    <div className="rc-record">
      <h3 className={isSecond ? "visually-hidden" : undefined}>{t("record.heading")}</h3>
      <Timeline steps={isSecond ? [now, ...steps] : steps} dates />
      {children}
      <div className="rc-undo">
        {standing.map((mark) => (
          <Button
            key={mark.nonce}
            wide
            variant="line"
            icon={<Undo2 />}
            onClick={() => desk.undo(party, mark.nonce)}
          >
            {t("party.undo", { time: momentOf(mark.at) })}
          </Button>
        ))}
      </div>
      {isSecond && <p className="rc-note">{t("duplicateHint")}</p>}
    </div>
  );
}

/** 12:28; with the date if it was not today. */
export function useMoment(): (moment: string) => string {
  const locale = useLocale();
  return (moment) => {
    const isToday = venueDay(moment) === venueDay(new Date());
    return isToday ? clock(moment) : formatMonthDayTime(moment, locale);
  };
}

/** Description and author of a mark. */
export function useMarkWords() {
  const t = useTranslations("reception");
  const device = readDeviceName();
  return (mark: ReceptionKeptMark) => {
    const by = mark.by || t("party.somebody");
    const count = mark.people.length;
    const where = mark.device === device ? t("record.here") : mark.device;
    const who =
      mark.paid > 0
        ? t("record.whoPaid", {
            by,
            device: where,
            method: t(`methods.${mark.method ?? "cash"}`),
            sum: formatYen(mark.paid),
          })
        : t("record.who", { by, device: where });
    const undone = mark.undone && {
      time: clock(mark.undone.at),
      by: mark.undone.by || t("party.somebody"),
    };
    const kinds = {
      arrive: () => t("record.arrive", { count }),
      "walk-in": () => t("record.walkIn", { count }),
      pay: () => t("record.pay"),
    };
    return {
      what: undone ? <s>{kinds[mark.kind]()}</s> : kinds[mark.kind](),
      detail: undone ? t("record.undone", undone) : who,
    };
  };
}
