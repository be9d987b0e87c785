import { readReception } from "@takujo/contracts/generated/games/sdk.gen";
import { formatHours } from "@takujo/i18n/format-date";
import { formatMoment, formatSpan } from "@takujo/i18n/format-span";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { unwrap } from "../../../../api/unwrap.ts";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { Printer } from "../../../../ui/generated/icons.ts";
import type { Route } from "./+types/page.ts";
import { type RosterTable, rosterTables } from "./roster.server.ts";
import "./roster.css";

export async function loader({ context, params: { eventId } }: Route.LoaderArgs) {
  const { games, locale } = context.get(visitContext);
  const list = unwrap(await readReception({ client: games, path: { eventId }, query: { locale } }));
  const { event, by } = list;
  return {
    event,
    by,
    span: formatSpan(new Date(event.startsAt), new Date(event.endsAt), locale),
    printedAt: formatMoment(new Date(), locale),
    tables: rosterTables(list),
  };
}

/** A4 sheets: a table each, a line for each party and one for each free seat. */
export default function Roster({ loaderData }: Route.ComponentProps) {
  const { event, by, span, printedAt, tables } = loaderData;
  const t = useTranslations("adminRoster");
  const languageOf = useTextLanguage();
  const sum = (of: "taken" | "free") => tables.reduce((total, table) => total + table[of], 0);
  return (
    <main id="main" className="roster" tabIndex={-1}>
      <p className="roster-actions">
        <Button icon={<Printer />} onClick={() => window.print()}>
          {t("print")}
        </Button>
        <ButtonLink to={`/admin/reservation?event=${event.id}`} variant="line">
          {t("back")}
        </ButtonLink>
      </p>
      <div className="roster-sheet">
        <header className="roster-head">
          <div>
            <h1 lang={languageOf(event)}>{event.title}</h1>
            <p>{span}</p>
          </div>
          <p>
            {t("heading", { people: sum("taken"), seats: sum("taken") + sum("free") })}
            <br />
            {t("printed", { time: printedAt, name: by })}
          </p>
        </header>
        {tables.map((table) => (
          <Table key={table.id} table={table} hasFee={event.fee > 0} />
        ))}
        <footer className="roster-foot">{t("shred")}</footer>
      </div>
    </main>
  );
}

function Table({ table, hasFee }: { table: RosterTable; hasFee: boolean }) {
  const t = useTranslations("adminRoster");
  const locale = useLocale();
  const { letter, name, game, startsAt, endsAt, rows, taken, free } = table;
  return (
    <section className="roster-table">
      <div className="roster-table-head">
        {letter && <span className="roster-letter">{letter}</span>}
        <div>
          <h2>{game ? t("game", { game }) : name}</h2>
          <p>
            {game && name ? t("named", { name }) : ""}
            {formatHours(startsAt, endsAt, locale)}
          </p>
        </div>
        <p>{t("seats", { taken, seats: taken + free })}</p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("columns.arrived")}</th>
            <th scope="col">{t("columns.person")}</th>
            <th scope="col">{t("columns.code")}</th>
            {hasFee && <th scope="col">{t("columns.paid")}</th>}
            <th scope="col">{t("columns.note")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, boxes, name: party, nicknames, code, owed, note }) => (
            <tr key={id}>
              <td>
                <Boxes boxes={boxes} />
              </td>
              <td>
                <b>{party || t("nameless")}</b> {nicknames.join(t("separator"))}
              </td>
              <td className="num">{code}</td>
              {hasFee && <td>{owed > 0 ? formatYen(owed) : t("settled")}</td>}
              <td className="roster-note">{note}</td>
            </tr>
          ))}
          {Array.from({ length: free }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: free seats have no identity
            <tr key={place} className="roster-free">
              <td>
                <Boxes boxes={[false]} />
              </td>
              <td colSpan={hasFee ? 4 : 3}>
                {t("free")}
                <span className="roster-line" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Boxes({ boxes }: { boxes: boolean[] }) {
  const t = useTranslations("adminRoster");
  const arrived = boxes.filter(Boolean).length;
  return (
    <span className="roster-boxes">
      {boxes.map((isIn, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people of a party are known by their place
        <i key={place} data-in={isIn || undefined} />
      ))}
      <span className="visually-hidden">{t("boxes", { arrived, people: boxes.length })}</span>
    </span>
  );
}
