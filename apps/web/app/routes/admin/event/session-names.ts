import type { SessionDocument } from "@takujo/contracts/content/editing/content-document";
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
}

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
