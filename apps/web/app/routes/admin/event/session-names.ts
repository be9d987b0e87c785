import type { SessionDocument } from "@takujo/contracts/content/editing/content-document";
import { useTranslations } from "@takujo/i18n/react";
import type { FormValues } from "../../../ui/form/form-result.ts";
import { flattenValues } from "../../../ui/form/nested-values.ts";
import { type FieldChoice, sessionList } from "../content/editor/editor-shape.ts";
import { venueMoment } from "../content/editor/editor-values.ts";

export type SessionField = keyof SessionDocument | "nameEn";

export const sessionAnchor = (id: string) => `session-${id}`;

/** The options for a table. */
export interface SessionChoices {
  games: FieldChoice[];
  guides: FieldChoice[];
  /** Of tables, as the site calls them. */
  letters: FieldChoice[];
}

export const letterName = (letter: string, { letters }: Pick<SessionChoices, "letters">): string =>
  letters.find(({ value }) => value === letter)?.label ?? letter;

/** As `SessionFields` shows them. */
export const sessionFieldOrder = [
  "kind",
  "letter",
  "game",
  "guide",
  "startsAt",
  "endsAt",
  "capacity",
  "minPlayers",
  "language",
  "names",
  "nameEn",
  "opensAt",
  "closesAt",
  "changeDeadline",
  "decisionDeadline",
  "maxSeats",
  "calledOff",
] as const satisfies SessionField[];

export const sessionTimes = [
  "startsAt",
  "endsAt",
  "opensAt",
  "closesAt",
  "changeDeadline",
  "decisionDeadline",
] as const satisfies SessionField[];

/** The sessions as their form shows them; `readEventDocument` reads them back. */
export function sessionValues(sessions: readonly SessionDocument[]): FormValues {
  const rows = sessions.map(({ names, ...session }) => ({
    ...session,
    names: names.ja,
    nameEn: names.en,
    ...Object.fromEntries(sessionTimes.map((field) => [field, venueMoment(session[field])])),
  }));
  return flattenValues({ [sessionList]: rows });
}

/** い卓『テラの開拓者たち』 for a table; a session without a game has the name of its part of the day. */
export function useSessionName(sessions: readonly SessionDocument[], choices: SessionChoices) {
  const t = useTranslations("adminEvent");
  return (id: string): string => {
    const session = sessions.find((one) => one.id === id);
    if (!session) return "";
    const { kind, names, game } = session;
    const letter = letterName(session.letter, choices);
    if (kind === "general") return names.ja || t("untitled");
    const title = choices.games.find(({ value }) => value === game)?.label;
    return title ? t("session.table", { letter, name: title }) : t("session.bareTable", { letter });
  };
}
