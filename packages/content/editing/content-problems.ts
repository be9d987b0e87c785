import type {
  ContentDocument,
  ContentProblem,
  FieldValues,
} from "@takujo/contracts/content/editing/content-document";
import { type ContentField, contentFields } from "@takujo/contracts/content/editing/content-fields";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import { isBlank } from "./document/blank.ts";
import { fieldProblem } from "./problems/field-problem.ts";

/** Problems of a document on its own. English may be missing as a whole, but not in part. */
export function contentProblems(kind: ContentKind, document: ContentDocument): ContentProblem[] {
  const { shared, text } = contentFields[kind];
  const { ja, en } = document.texts;
  const hasEnglish = !Object.values(en).every(isBlank);
  const problems = [
    ...problemsOf("shared", shared, document.shared),
    ...problemsOf("ja", text, ja),
    ...(hasEnglish ? problemsOf("en", text, en) : []),
  ];
  const known = new Set(problems.map(({ part, field }) => `${part}.${field}`));
  const across = acrossFields[kind]?.(document.shared) ?? [];
  return [...problems, ...across.filter(({ part, field }) => !known.has(`${part}.${field}`))];
}

function problemsOf(
  part: "shared" | "ja" | "en",
  fields: readonly ContentField[],
  values: FieldValues,
): ContentProblem[] {
  return fields.flatMap((field) => {
    const found = fieldProblem(field, values[field.name]);
    return found ? [{ part, field: field.name, ...found }] : [];
  });
}

const wrong = (field: string, problem: ContentProblem["problem"]): ContentProblem[] => [
  { part: "shared", field, problem },
];

/** Of any country; but seven digits are a Japanese one without its hyphen. */
const isPostalCode = (text: string) =>
  /^[0-9a-z][0-9a-z -]{1,8}[0-9a-z]$/i.test(text) && !/^\d{7}$/.test(text);

/** Checks across fields, and forms that only one kind has. Malformed values are reported above. */
const acrossFields: Partial<Record<ContentKind, (shared: FieldValues) => ContentProblem[]>> = {
  legal: ({ announcedOn, effectiveOn }) =>
    typeof announcedOn === "string" && typeof effectiveOn === "string" && effectiveOn < announcedOn
      ? wrong("effectiveOn", "out-of-order")
      : [],
  venue: ({ postalCode }) =>
    typeof postalCode === "string" && !isPostalCode(postalCode)
      ? wrong("postalCode", "malformed")
      : [],
  "board-game": ({ minPlayers, maxPlayers }) =>
    typeof minPlayers === "number" && typeof maxPlayers === "number" && maxPlayers < minPlayers
      ? wrong("maxPlayers", "out-of-order")
      : [],
};
