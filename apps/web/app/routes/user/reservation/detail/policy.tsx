import { useTranslations } from "@takujo/i18n/react";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { Html } from "../../../../ui/text/html.tsx";
import type { AboutEvent } from "./detail.server.ts";

/** The event's cancellation policy; nothing is charged online. */
export function Policy({ about, title }: { about: AboutEvent | null; title: string }) {
  const t = useTranslations("accountReservation.detail.changes");
  const textLanguage = useTextLanguage();
  if (!about?.cancellationHtml) return <p className="reservation-policy">{t("noPolicy")}</p>;
  return (
    <div className="reservation-policy">
      <b>{title}</b>
      <Html lang={textLanguage(about)} html={about.cancellationHtml} />
    </div>
  );
}
