import { proposalAnswerLimit } from "@takujo/contracts/booking/tables/proposed-table-form";
import type {
  EventGameInterest,
  ProposedTable,
  ProposedTables,
} from "@takujo/contracts/generated/games/types.gen";
import { clock, endClock, formatMonthDay, formatMonthDayTime } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Form, useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { Tag, TagList, type TagTone } from "../../../../ui/action/tag.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { Textarea } from "../../../../ui/field/input.tsx";
import { AdminHead, AdminTrail } from "../../admin-head.tsx";
import { eventPath } from "../event-path.ts";
import type { Route } from "./+types/page.ts";
import { RuleForm } from "./rule-form.tsx";
import { readTables, receiveTables } from "./table.server.ts";
import "./table.css";

export async function loader({ context, params: { eventId } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const tables = await readTables(visit, eventId);
  return { tables };
}

export const action = ({ request, context, params: { eventId } }: Route.ActionArgs) =>
  receiveTables(request, context.get(visitContext), eventId);

const outcomes = ["set", "off", "approved", "declined", "removed"] as const;

/** The rule, what waits for an answer, and the games of the guests. */
export default function EventTables({ loaderData: { tables } }: Route.ComponentProps) {
  const t = useTranslations("adminProposedTable");
  const languageOf = useTextLanguage();
  const refusal = useActionAnswer<typeof action>();
  const { event, proposals, interests } = tables;
  return (
    <>
      <OutcomeNotice
        words={Object.fromEntries(outcomes.map((name) => [name, t(`done.${name}`)]))}
      />
      <AdminTrail to={eventPath(event.id)} parent={event.title}>
        {t("heading")}
      </AdminTrail>
      <AdminHead title={<span lang={languageOf(event)}>{event.title}</span>} />
      <p className="admin-note">{t("lead")}</p>
      {refusal && (
        <div role="alert">
          <Callout tone="danger">{refusal.refused}</Callout>
        </div>
      )}
      <section className="admin-box proposed-tables" aria-labelledby="proposals">
        <h2 id="proposals">{t("proposals.heading")}</h2>
        {proposals.length === 0 && <p>{t("proposals.none")}</p>}
        <ul>
          {proposals.map((proposal) => (
            <Proposal
              key={proposal.id}
              proposal={proposal}
              event={event}
              typed={refusal?.typed["id"] === proposal.id ? refusal.typed["answer"] : undefined}
            />
          ))}
        </ul>
      </section>
      <RuleForm tables={tables} />
      <Interests interests={interests} />
    </>
  );
}

const tones: Record<ProposedTable["state"], TagTone> = {
  proposed: "gold",
  approved: "green",
  declined: "plain",
  withdrawn: "plain",
};

type ProposalProps = {
  proposal: ProposedTable;
  event: ProposedTables["event"];
  typed: string | undefined;
};

function Proposal({ proposal, event, typed }: ProposalProps) {
  const t = useTranslations("adminProposedTable.proposals");
  const { title, note, answer, state } = proposal;
  const isOpen = (state === "proposed" || state === "declined") && !event.isOver;
  return (
    <li>
      <h3>{title}</h3>
      <Facts proposal={proposal} />
      {note && (
        <p>
          <b>{t("noteOf")}</b> <q>{note}</q>
        </p>
      )}
      {answer && (
        <p>
          <b>{t("answered")}</b> <q>{answer}</q>
        </p>
      )}
      {isOpen && proposal.person && <Answer proposal={proposal} typed={typed} />}
      {proposal.sessionId && (
        <ButtonLink to={eventPath(event.id)} variant="line" size="small">
          {t("edit")}
        </ButtonLink>
      )}
    </li>
  );
}

function Facts({ proposal }: { proposal: ProposedTable }) {
  const t = useTranslations("adminProposedTable.proposals");
  const words = useTranslations("proposedTable.tables");
  const locale = useLocale();
  const { startsAt, endsAt, person, createdAt, wants } = proposal;
  const hours = {
    day: formatMonthDay(startsAt, locale),
    from: clock(startsAt),
    to: endClock(startsAt, endsAt, locale),
  };
  return (
    <>
      <p>
        {words("hours", hours)} / {words("seats", { seats: proposal.seats })}
        {proposal.minPlayers && <> / {words("atLeast", { players: proposal.minPlayers })}</>}
      </p>
      <TagList>
        <Tag tone={tones[proposal.state]}>{words(`states.${proposal.state}`)}</Tag>
        <Tag>{t(proposal.slug ? "shelf" : "own")}</Tag>
        <Tag>{words(`languages.${proposal.language}`)}</Tag>
        <Tag>{words(`audiences.${proposal.audience}`)}</Tag>
        {proposal.brings && <Tag>{words("brings")}</Tag>}
        {proposal.teaches && <Tag>{words("teaches")}</Tag>}
        {person?.isBanned && <Tag tone="red">{t("banned")}</Tag>}
      </TagList>
      <p className="admin-note">
        {t("by", {
          name: person?.name ?? t("nobody"),
          at: formatMonthDayTime(createdAt, locale),
        })}
        {person?.level && <> / {t(`level.${person.level}`)}</>}
        {wants > 0 && <> / {words("wants", { count: wants })}</>}
      </p>
    </>
  );
}

function Answer({ proposal: { id, state, title }, typed }: Omit<ProposalProps, "event">) {
  const t = useTranslations("adminProposedTable.proposals");
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Textarea
        id={`answer-${id}`}
        name="answer"
        label={t("answer")}
        hint={t("answerHint")}
        rows={2}
        maxLength={proposalAnswerLimit}
        defaultValue={typed}
      />
      <div className="proposed-tables-buttons">
        <Button type="submit" name="intent" value="approve" aria-label={t("approveOf", { title })}>
          {t("approve")}
        </Button>
        {state === "proposed" && (
          <Button
            type="submit"
            name="intent"
            value="decline"
            variant="line"
            aria-label={t("declineOf", { title })}
          >
            {t("decline")}
          </Button>
        )}
      </div>
    </Form>
  );
}

function Interests({ interests }: { interests: EventGameInterest[] }) {
  const t = useTranslations("adminProposedTable.interests");
  return (
    <section className="admin-box proposed-tables" aria-labelledby="interests">
      <h2 id="interests">{t("heading")}</h2>
      {interests.length === 0 && <p>{t("none")}</p>}
      <ul className="proposed-tables-games">
        {interests.map(({ id, kind, title, teaches, person }) => (
          <li key={id}>
            <span>
              <b>{title}</b>{" "}
              <small>
                {person.name}・{t(`kinds.${kind}`)}
                {teaches && <>・{t("teaches")}</>}
              </small>
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                name="intent"
                value="remove"
                size="small"
                variant="line"
                aria-label={t("removeOf", { name: person.name, title })}
              >
                {t("remove")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
