import { type ContentField, contentFields } from "@takujo/contracts/content/editing/content-fields";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import { listContentChoices } from "@takujo/contracts/generated/platform/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import type { Messages } from "@takujo/i18n/messages";
import { createTranslator } from "@takujo/i18n/react";
import { unwrap } from "../../../../api/unwrap.ts";
import { messagesOf, textsOf } from "../../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { compositionIds } from "../../../../ui/illustration/compositions/index.ts";
import { paletteIds, paletteOf } from "../../../../ui/illustration/palettes.ts";
import type { EditorField, EditorShape, FieldChoice } from "./editor-shape.ts";

type LabelName = keyof Messages["contentFields"]["label"];
type EventName = keyof Messages["contentFields"]["event"];
type HintName = keyof Messages["contentFields"]["hint"];

/** The fields of a kind with labels and choices, so that browsers load neither. */
export async function editorShape(kind: ContentKind, visit: Visit): Promise<EditorShape> {
  const { shared, text } = contentFields[kind];
  const references = await readReferences([...shared, ...text], visit);
  const present = (fields: readonly ContentField[], locale: Locale) =>
    fields.map((field) => presentField(kind, field, locale, visit.locale, references));
  return {
    shared: present(shared, visit.locale),
    // English texts have English labels, whatever language the editor uses.
    texts: { ja: present(text, visit.locale), en: present(text, "en") },
    covers: {
      palettes: paletteIds.map((id) => ({ id, ground: paletteOf(id).ground })),
      compositions: [...compositionIds],
      optional: kind === "news",
    },
  };
}

function presentField(
  kind: ContentKind,
  field: ContentField,
  labelLocale: Locale,
  locale: Locale,
  references: Map<ContentKind, FieldChoice[]>,
): EditorField {
  const { name, form, required, carriedOver, min, max, choices, of } = field;
  const words = fieldWords(labelLocale);
  const hint = hasHint(name) ? fieldWords(locale)(`contentFields.hint.${name}`) : undefined;
  return {
    name,
    form,
    label:
      kind === "event" && isOfEvent(name)
        ? words(`contentFields.event.${name}`)
        : words(`contentFields.label.${name as LabelName}`),
    ...(hint && { hint }),
    ...(required && { required }),
    ...(carriedOver && { carriedOver }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(choices && { choices: choiceWords(kind, name, choices, locale) }),
    ...(of && { choices: references.get(of) ?? [] }),
  };
}

export const fieldWords = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale, ["contentFields"]) });

/** Of events, where the tables have games and guides of their own. */
const ofEvent: readonly string[] = ["games", "guides"] satisfies EventName[];
const isOfEvent = (name: string): name is EventName => ofEvent.includes(name);

const hinted: readonly string[] = ["slug", "position", "avatar", "bggId"] satisfies HintName[];
const hasHint = (name: string): name is HintName => hinted.includes(name);

/** Requests each kind once, however many fields refer to it. */
async function readReferences(
  fields: readonly ContentField[],
  { platform: client, locale }: Visit,
): Promise<Map<ContentKind, FieldChoice[]>> {
  const kinds = [...new Set(fields.flatMap(({ of }) => of ?? []))];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const { items } = unwrap(
        await listContentChoices({ client, path: { kind }, query: { locale } }),
      );
      return [kind, items.map(({ id, ...item }) => ({ value: id, ...item }))] as const;
    }),
  );
  return new Map(found);
}

type Words = Readonly<Record<string, string>>;

/** The public pages' labels for choices, by kind and field. */
const wordsOf: Partial<Record<ContentKind, Record<string, (locale: Locale) => Words>>> = {
  news: { category: (locale) => textsOf(locale, "news").category },
  article: { tags: (locale) => textsOf(locale, "article").tag },
  event: { tags: (locale) => textsOf(locale, "event").tag },
  staff: { specialties: (locale) => textsOf(locale, "staff").filter },
  faq: { category: (locale) => textsOf(locale, "faq").category },
  "board-game": {
    tags: (locale) => textsOf(locale, "gameShelf").tag,
    languageNeed: (locale) => textsOf(locale, "gameShelf").need,
    languages: (locale) => textsOf(locale, "gameShelf").language,
  },
  legal: { kind: (locale) => textsOf(locale, "contentFields").legalKind },
  character: { artwork: (locale) => textsOf(locale, "contentFields").artwork },
};

function choiceWords(
  kind: ContentKind,
  field: string,
  choices: readonly string[],
  locale: Locale,
): FieldChoice[] {
  const words = wordsOf[kind]?.[field]?.(locale) ?? {};
  return choices.map((value) => ({ value, label: words[value] ?? value }));
}
