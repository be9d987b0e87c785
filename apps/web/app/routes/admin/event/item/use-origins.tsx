import type { ContentItem } from "@takujo/contracts/content/editing/content";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { labelOf, useForm } from "../../../../ui/form/form-context.ts";
import type { FormValues } from "../../../../ui/form/form-result.ts";
import type { EditorShape } from "../../content/editor/editor-shape.ts";
import { editorValues } from "../../content/editor/editor-values.ts";
import { type FilledValues, type Origin, originOf } from "../origins.ts";
import { type SessionChoices, sessionValues } from "../session-names.ts";

type EditedEvent = { item: ContentItem; document: ContentDocument; shape: EditorShape };

/** Marks what was filled in, until the event is public: from then on its values are its own. */
export function useOrigins({ item, document, shape }: EditedEvent, { games }: SessionChoices) {
  const [typed, setTyped] = useState<{ version: number; values: FormValues }>();
  if (item.published !== null) return undefined;
  const { version } = item;
  // A later version has what was typed; the same one may be loaded again in the middle of typing.
  const since = typed?.version === version ? typed.values : {};
  const shown = { ...valuesOf(shape, document), ...since };
  const filled = item.filled && filledValues(shape, item.filled, document);
  const gameOf = (id: string) => games.find(({ value }) => value === id)?.game;
  return {
    of: (name: string) => {
      const origin = originOf(name, shown, filled, gameOf);
      return origin && <OriginMark name={name} origin={origin} />;
    },
    typed: (name: string, value: string) =>
      setTyped({ version, values: { ...since, [name]: value } }),
  };
}

function filledValues(
  shape: EditorShape,
  { source, document: { sessions: given = [], ...rest } }: NonNullable<ContentItem["filled"]>,
  { sessions = [] }: ContentDocument,
): FilledValues {
  const fields = [...shape.shared, ...shape.texts.ja];
  return {
    from: source,
    carriedOver: new Set(fields.filter((one) => one.carriedOver).map(({ name }) => name)),
    values: valuesOf(shape, { ...rest, sessions: given }),
    rows: sessions.map(({ id }) => given.findIndex((session) => session.id === id)),
  };
}

const valuesOf = (shape: EditorShape, document: ContentDocument): FormValues => ({
  ...editorValues(shape, document),
  ...sessionValues(document.sessions ?? []),
});

function OriginMark({ name, origin }: { name: string; origin: Origin }) {
  const t = useTranslations("adminEvent.origin");
  const { labels } = useForm();
  if (!origin.isDeparture) return <span className="event-origin">{t(origin.from)}</span>;
  const back = origin.from === "template" ? "backToTemplate" : "backToUsual";
  return (
    <>
      <span className="event-origin" data-tone="gold">
        {t("departure")}
      </span>
      <button
        type="submit"
        className="event-origin-back"
        name="intent"
        value={`restore ${name}`}
        aria-label={t(`${back}Of`, { field: labelOf(labels, name) })}
      >
        {t(back)}
      </button>
    </>
  );
}
