import type { FollowingEvents } from "@takujo/contracts/booking/schedule/organized-event";
import { formatFullDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Repeat } from "../../../../ui/generated/admin-icons.ts";
import { StateTag } from "../../content/editor/state-tag.tsx";
import { eventPath } from "../event-path.ts";

type SeriesPanelProps = {
  self: string;
  following: FollowingEvents["items"];
  /** There is something to carry over: a public event with a draft. */
  hasChanges: boolean;
};

/** The later events of the series, and how they are changed along with this one. */
export function SeriesPanel({ self, following, hasChanges }: SeriesPanelProps) {
  const t = useTranslations("adminEvent.following");
  const locale = useLocale();
  return (
    <section className="admin-box" aria-labelledby="series-heading">
      <div className="admin-box-head">
        <h2 id="series-heading">{t("heading", { count: following.length })}</h2>
      </div>
      <ol className="series-following">
        {following.map(({ id, day, state }) => (
          <li key={id}>
            <Link to={eventPath(id)}>{formatFullDay(day, locale)}</Link>
            <StateTag state={state} />
          </li>
        ))}
      </ol>
      {hasChanges && (
        <ButtonLink
          variant="line"
          size="small"
          icon={<Repeat />}
          to={`${self}?ask=following`}
          preventScrollReset
        >
          {t("open")}
        </ButtonLink>
      )}
      <p className="admin-note">{t(hasChanges ? "hint" : "nothing")}</p>
    </section>
  );
}
