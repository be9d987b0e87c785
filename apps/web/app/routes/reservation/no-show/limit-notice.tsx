import type { OwnNoShows } from "@takujo/contracts/generated/games/types.gen";
import { formatMonthDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { Callout } from "../../../ui/feedback/callout.tsx";

/** For the person themselves: until when they may have how many reservations, and how to ask. */
export function LimitNotice({ noShows }: { noShows: Pick<OwnNoShows, "counted" | "limit"> }) {
  const t = useTranslations("noShow");
  const locale = useLocale();
  const { counted, limit } = noShows;
  if (!limit) return null;
  const { mostComing, coming, freeFrom } = limit;
  return (
    <div className="no-show-notice">
      <Callout>
        {t("limited", { counted, mostComing, day: formatMonthDay(freeFrom, locale) })}{" "}
        {coming >= mostComing && t("limitReached")}{" "}
        {t.rich("ask", {
          link: (text) => <Link to="/user/contact?category=event">{text}</Link>,
        })}
      </Callout>
    </div>
  );
}
