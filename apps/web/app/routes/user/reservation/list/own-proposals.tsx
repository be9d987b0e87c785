import type { OwnTableProposal } from "@takujo/contracts/generated/games/types.gen";
import { formatMonthDayTime } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Tag, type TagTone } from "../../../../ui/action/tag.tsx";

const tones: Record<OwnTableProposal["state"], TagTone> = {
  proposed: "gold",
  approved: "green",
  declined: "plain",
  withdrawn: "plain",
};

/** Tables that the person proposed, with the organizer's answers. */
export function OwnProposals({ proposals }: { proposals: OwnTableProposal[] }) {
  const t = useTranslations("proposedTable");
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  if (proposals.length === 0) return null;
  return (
    <section className="account-section" aria-labelledby="own-proposals">
      <h2 className="account-subhead" id="own-proposals">
        {t("own.heading")}
      </h2>
      <ul className="past-reservations own-proposals">
        {proposals.map((proposal) => {
          const { id, title, event, startsAt, answer, state, isOver } = proposal;
          const day = formatMonthDayTime(startsAt, locale);
          return (
            <li key={id}>
              <div>
                <h3>{title}</h3>
                <p className="meta" lang={textLanguage(event)}>
                  {t("own.event", { title: event.title, day })}
                </p>
                {answer && <p className="meta">{t("own.words", { answer })}</p>}
              </div>
              <Tag tone={isOver ? "plain" : tones[state]}>
                {isOver ? t("own.over") : t(`tables.states.${state}`)}
              </Tag>
              <ProposalLink proposal={proposal} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ProposalLink({ proposal }: { proposal: OwnTableProposal }) {
  const t = useTranslations("proposedTable.own");
  const { reservationId, reservationState, event } = proposal;
  const isOffered = reservationState === "offered";
  const to = reservationId
    ? `/user/reservation/${reservationId}/${isOffered ? "offer" : "detail"}`
    : `/event/${event.slug}/table`;
  return (
    <ButtonLink size="small" variant={isOffered ? "primary" : "line"} to={to}>
      {t(isOffered ? "take" : reservationId ? "seat" : "open")}
    </ButtonLink>
  );
}
