import { holdMinutes } from "@takujo/contracts/booking/reservation/reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useState } from "react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { num } from "../../../shell/text/num.tsx";
import { minutesAndSeconds } from "../../../shell/use-seconds-until.ts";
import { classNames } from "../../../ui/class-names.ts";
import { HoldBar } from "../../../ui/feedback/hold-bar.tsx";
import type { EditedReservation, EditView } from "./edit.server.ts";

type HoldClockProps = {
  hold: NonNullable<EditView["hold"]>;
  reservation: Pick<EditedReservation, "seats" | "session">;
};

/** The time left of the hold. Announced at five minutes, at one minute, and at the end. */
export function HoldClock({ hold, reservation }: HoldClockProps) {
  const t = useTranslations("reserving.hold");
  const left = useTimeLeft(hold.secondsLeft);
  const { seats, session } = reservation;
  const isOver = left === 0;
  const isLow = left < 60;
  const held = session.letter
    ? t.rich("table", { letter: session.letter, count: seats, num })
    : t.rich("session", { name: session.name, count: seats, num });
  return (
    <>
      <HoldBar
        label={t("label")}
        message={isOver ? t("over") : isLow ? t("low") : held}
        detail={isOver ? t("overDetail") : t("detail")}
        leftLabel={t("left")}
        labelLast={useLocale() === "en"}
        left={
          <>
            <span className={classNames("needs-script", isOver && "hold-over")}>
              {minutesAndSeconds(left).padStart(5, "0")}
            </span>
            <span className="without-script hold-until">
              {t.rich("until", { time: hold.until, num })}
            </span>
          </>
        }
        fraction={left / (holdMinutes * 60)}
        low={isLow}
      />
      <p className="visually-hidden" role="status">
        {isOver ? t("over") : left <= 60 ? t("atOne") : left <= 300 ? t("atFive") : ""}
      </p>
    </>
  );
}

/** Counts down from the server's value by elapsed time, so that it is right after a tab has slept. */
function useTimeLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1_000;
    const tell = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1_000)));
    tell();
    const timer = setInterval(tell, 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
