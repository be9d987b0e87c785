import type {
  ListedTable,
  TableBoard,
  WantedGame,
} from "@takujo/contracts/generated/games/types.gen";
import { clock, endClock, formatFullDay, formatMonthDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link, useActionData } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import type { Route } from "./+types/page.ts";
import { readTablePage, receiveTable } from "./table.server.ts";
import { ProposeForm, SayForm } from "./table-forms.tsx";
import "./table.css";

export const loader = ({ context, params: { slug } }: Route.LoaderArgs) =>
  readTablePage(context.get(visitContext), slug);

export const action = ({ request, context, params: { slug } }: Route.ActionArgs) =>
  receiveTable(request, context.get(visitContext), slug);

const outcomes = ["said", "removed", "proposed", "withdrawn"] as const;

/** Games that guests bring to an event or want to play there, and tables that they propose. */
export default function EventTables({ loaderData: { board, starts } }: Route.ComponentProps) {
  const t = useTranslations();
  const locale = useLocale();
  const sent = useActionData<typeof action>();
  const answer = sent && "refused" in sent ? sent : undefined;
  const { event, rule, games, tables } = board;
  const isProposing = answer?.typed["intent"] === "propose";
  const about = { title: event.title, day: formatFullDay(event.startsAt, locale) };
  const takesTables = rule !== null && rule.mostTables > 0;
  const refused = answer && (
    <div role="alert">
      <Callout tone="danger">{answer.refused}</Callout>
    </div>
  );
  return (
    <main id="main" className="wrap guest-tables">
      <p>
        <MoreLink back to={`/event/${event.slug}`}>
          {t("proposedTable.back")}
        </MoreLink>
      </p>
      <h1>{t("titles.eventTable")}</h1>
      <OutcomeNotice
        words={Object.fromEntries(outcomes.map((name) => [name, t(`proposedTable.done.${name}`)]))}
      />
      {rule === null ? (
        <Callout>{t("proposedTable.off")}</Callout>
      ) : (
        <p>{t(`proposedTable.${takesTables ? "leadTables" : "lead"}`, about)}</p>
      )}
      {!isProposing && refused}
      {rule && (
        <>
          <section className="panel" aria-labelledby="games">
            <h2 id="games">{t("proposedTable.games.heading")}</h2>
            <GameRows games={games} />
            <SayForm board={board} typed={isProposing ? undefined : answer?.typed} />
          </section>
          {takesTables && (
            <>
              <section className="panel" aria-labelledby="tables">
                <h2 id="tables">{t("proposedTable.tables.heading")}</h2>
                <TableRows tables={tables} slug={event.slug} />
              </section>
              <section className="panel" aria-labelledby="propose">
                <h2 id="propose">{t("proposedTable.propose.heading")}</h2>
                {isProposing && refused}
                <Proposing board={board} starts={starts} typed={answer?.typed} />
              </section>
            </>
          )}
        </>
      )}
    </main>
  );
}

function GameRows({ games }: { games: WantedGame[] }) {
  const t = useTranslations("proposedTable.games");
  if (games.length === 0) return <p>{t("none")}</p>;
  return (
    <>
      <ul className="guest-tables-rows">
        {games.map((game) => (
          <li key={game.title}>
            <GameText game={game} />
            <GameButton game={game} />
          </li>
        ))}
      </ul>
      <p className="meta">{t("note")}</p>
    </>
  );
}

function GameText({ game: { title, slug, people, own, ...counts } }: { game: WantedGame }) {
  const t = useTranslations("proposedTable.games");
  const facts = (["brings", "teaches", "wants"] as const).filter((fact) => counts[fact] > 0);
  return (
    <div>
      <b>{slug ? <Link to={`/game/${slug}`}>{title}</Link> : title}</b>
      <TagList>
        {own && <Tag tone="green">{t(`own.${own.kind}`)}</Tag>}
        {facts.map((fact) => (
          <Tag key={fact}>{t(fact, { count: counts[fact] })}</Tag>
        ))}
      </TagList>
      {people.length > 0 && (
        <p className="meta">
          {t("people", { names: people.map(({ name }) => name).join(t("between")) })}
        </p>
      )}
    </div>
  );
}

function GameButton({ game: { title, own } }: { game: WantedGame }) {
  const t = useTranslations("proposedTable.games");
  return (
    <Form method="post" preventScrollReset>
      {own ? (
        <>
          <input type="hidden" name="id" value={own.id} />
          <Button
            type="submit"
            name="intent"
            value="remove"
            variant="quiet"
            size="small"
            aria-label={t("removeOf", { title })}
          >
            {t("remove")}
          </Button>
        </>
      ) : (
        <>
          <input type="hidden" name="kind" value="want" />
          <input type="hidden" name="game" value={title} />
          <Button
            type="submit"
            name="intent"
            value="say"
            variant="line"
            size="small"
            aria-label={t("tooOf", { title })}
          >
            {t("too")}
          </Button>
        </>
      )}
    </Form>
  );
}

function TableRows({ tables, slug }: { tables: ListedTable[]; slug: string }) {
  const t = useTranslations("proposedTable.tables");
  if (tables.length === 0) return <p>{t("none")}</p>;
  return (
    <>
      <ul className="guest-tables-rows">
        {tables.map((table) => (
          <li key={table.id}>
            <TableText table={table} />
            <TableButton table={table} slug={slug} />
          </li>
        ))}
      </ul>
      <p className="meta">
        {t("fitsNote")} <Link to="/user/profile">{t("profile")}</Link>
      </p>
    </>
  );
}

function TableText({ table }: { table: ListedTable }) {
  const t = useTranslations("proposedTable.tables");
  const locale = useLocale();
  const { title, startsAt, endsAt, fits, isOwn, name, wants } = table;
  const differs = (["language", "audience"] as const).filter((one) => fits[one] === false);
  const suits = !isOwn && fits.language === true && fits.audience === true;
  const hours = {
    day: formatMonthDay(startsAt, locale),
    from: clock(startsAt),
    to: endClock(startsAt, endsAt, locale),
  };
  return (
    <div>
      <b>{title ?? t("unknownGame")}</b>
      <p className="meta">
        {t("hours", hours)} / {t("seats", { seats: table.seats })}
        {table.minPlayers && <> / {t("atLeast", { players: table.minPlayers })}</>}
      </p>
      <TagList>
        <Tag tone={table.state === "approved" ? "green" : "gold"}>{t(`states.${table.state}`)}</Tag>
        {suits && <Tag tone="indigo">{t("fits")}</Tag>}
        <Tag>{t(`languages.${table.language}`)}</Tag>
        <Tag>{t(`audiences.${table.audience}`)}</Tag>
        {table.brings && <Tag>{t("brings")}</Tag>}
        {table.teaches && <Tag>{t("teaches")}</Tag>}
      </TagList>
      {!isOwn && differs.length > 0 && (
        <p className="meta">{differs.map((one) => t(`fitsNot.${one}`)).join(" / ")}</p>
      )}
      {wants > 0 && <p className="meta">{t("wants", { count: wants })}</p>}
      {(isOwn || name) && <p className="meta">{name ? t("by", { name }) : t("own")}</p>}
    </div>
  );
}

function TableButton({ table, slug }: { table: ListedTable; slug: string }) {
  const t = useTranslations("proposedTable.tables");
  if (table.sessionId) {
    return (
      <ButtonLink to={`/event/${slug}/reservation/new?session=${table.sessionId}`} size="small">
        {t("reserve")}
      </ButtonLink>
    );
  }
  if (!table.isOwn) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={table.id} />
      <Button type="submit" name="intent" value="withdraw" variant="quiet-danger" size="small">
        {t("withdraw")}
      </Button>
    </Form>
  );
}

type ProposingProps = {
  board: TableBoard;
  starts: string[];
  typed: Record<string, string> | undefined;
};

function Proposing({ board, starts, typed }: ProposingProps) {
  const t = useTranslations("proposedTable.propose.refused");
  if (board.refusal) return <Callout>{t(board.refusal)}</Callout>;
  const isProposal = typed?.["intent"] === "propose";
  return <ProposeForm board={board} starts={starts} typed={isProposal ? typed : undefined} />;
}
