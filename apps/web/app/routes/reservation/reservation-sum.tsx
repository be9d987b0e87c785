import type { Locale } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { LanguageTag, useTextLanguage } from "../../shell/text/text-language.tsx";
import "./reserving.css";

export interface ReservedEventView {
  title: string;
  locale: Locale;
  coverUrl: string;
}

type ReservationSumProps = {
  event: ReservedEventView;
  children: ReactNode;
};

/** The summary beside the steps: the event, the seats, and further content. */
export function ReservationSum({ event, children }: ReservationSumProps) {
  const t = useTranslations("reserving.sum");
  const language = useTextLanguage()(event);
  return (
    <aside className="panel reserving-sum" aria-label={t("label")}>
      <img className="reserving-cover" src={event.coverUrl} alt="" width="600" height="338" />
      <h2 lang={language}>{event.title}</h2>
      <LanguageTag text={event} />
      {children}
    </aside>
  );
}

type SumToPayProps = { sum: ReactNode };

export function SumToPay({ sum }: SumToPayProps) {
  const t = useTranslations("reserving.sum");
  return (
    <p className="reserving-total">
      <span>{t("total")}</span>
      <span className="num">{sum}</span>
    </p>
  );
}
