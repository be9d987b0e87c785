import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { Away, EventOfChoice } from "./server-choices.ts";

type AwayNoticeProps = { away: NonNullable<Away>; event: EventOfChoice };

/** Why there is nothing to choose, and where to go instead. */
export function AwayNotice({ away, event }: AwayNoticeProps) {
  const t = useTranslations("reserving.away");
  const { kind, time } = away;
  return (
    <EmptyState
      kind="table"
      headingLevel={1}
      title={t(`${kind}.heading`)}
      actions={
        <>
          <ButtonLink to={`/event/${event.slug}`}>{t("toEvent")}</ButtonLink>
          <ButtonLink to="/event" variant="line">
            {t("toEvents")}
          </ButtonLink>
        </>
      }
    >
      {kind === "soon" ? t("soon.body", { time }) : t(`${kind}.body`)}
    </EmptyState>
  );
}
