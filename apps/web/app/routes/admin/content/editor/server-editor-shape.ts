import { listContentChoices } from "@takujo/contracts/generated/platform/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import {
  type ContentField,
  contentFields,
} from "@takujo/contracts/platform/editing/content-fields";
import type { ContentKind } from "@takujo/contracts/platform/editing/content-kinds";
import type { Messages } from "@takujo/i18n/messages";
import { createTranslator } from "@takujo/i18n/react";
import { unwrap } from "../../../../api/unwrap.ts";
import { messagesOf } from "../../../../shell/server-messages.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { compositionIds } from "../../../../ui/illustration/compositions/index.ts";
import { paletteIds, paletteOf } from "../../../../ui/illustration/palettes.ts";
import type { EditorField, EditorShape, FieldChoice } from "./editor-shape.ts";
import { choiceWords } from "./server-choice-words.ts";

type LabelName = keyof Messages["contentFields"]["label"];
type HintName = keyof Messages["contentFields"]["hint"];

/** The fields of a kind with their words and choices, so that browsers need neither. */
export async function editorShape(kind: ContentKind, visit: Visit): Promise<EditorShape> {
  const { shared, text } = contentFields[kind];
  const references = await readReferences([...shared, ...text], visit);
  const present = (fields: readonly ContentField[], locale: Locale) =>
    fields.map((field) => presentField(kind, field, locale, visit.locale, references));
  return {
    shared: present(shared, visit.locale),
    // English is written under English labels, whoever writes it.
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
  const { name, form, required, least, most, choices, of } = field;
  const words = fieldWords(labelLocale);
  const hint = hasHint(name) ? fieldWords(locale)(`contentFields.hint.${name}`) : undefined;
  return {
    name,
    form,
    label: words(`contentFields.label.${name as LabelName}`),
    ...(hint && { hint }),
    ...(required && { required }),
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(choices && { choices: choiceWords(kind, name, choices, locale) }),
    ...(of && { choices: references.get(of) ?? [] }),
  };
}

export const fieldWords = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale, ["contentFields"]) });

const hinted: readonly string[] = ["slug", "position", "avatar"] satisfies HintName[];
const hasHint = (name: string): name is HintName => hinted.includes(name);

/** Each kind is asked for once, however many fields point at it. */
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
      return [kind, items.map(({ id, label }) => ({ value: id, label }))] as const;
    }),
  );
  return new Map(found);
}
