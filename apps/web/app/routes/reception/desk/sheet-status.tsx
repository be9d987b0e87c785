import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/action/button.tsx";
import { Check, OctagonAlert, QrCode, TriangleAlert } from "../../../ui/generated/icons.ts";
import type { ReceptionView } from "../marks/apply-marks.ts";
import type { Desk } from "./use-desk.ts";

const icons = { good: Check, bad: OctagonAlert, doubtful: TriangleAlert, plain: QrCode };

type SheetStatusProps = { tone: keyof typeof icons; children: ReactNode };

/** The most important facts for the door. */
export function SheetStatus({ tone, children }: SheetStatusProps) {
  const Icon = icons[tone];
  return (
    <p className="rc-status" role="status" data-tone={tone}>
      <Icon />
      <span>{children}</span>
    </p>
  );
}

export function Nothing() {
  const t = useTranslations("reception.status");
  return (
    <div className="rc-idle" data-focus tabIndex={-1}>
      <SheetStatus tone="plain">{t("idle")}</SheetStatus>
    </div>
  );
}

type UnknownCodeProps = { code: string; view: ReceptionView; desk: Desk };

/** Explains why a code has no seats, or does not exist. */
export function UnknownCode({ code, view, desk }: UnknownCodeProps) {
  const t = useTranslations("reception");
  const other = view.others.find((one) => one.code === code);
  return (
    <>
      <SheetStatus tone="bad">
        {other ? t(`state.${other.state}`) : t("status.unknown")}
      </SheetStatus>
      <h2 className="rc-name num" data-focus tabIndex={-1}>
        {spokenCode(code)}
      </h2>
      {!other && <p className="rc-note">{t("status.unknownHint")}</p>}
      <Button wide size="large" onClick={desk.clear}>
        {t("party.next")}
      </Button>
    </>
  );
}
