import type { ContentItem } from "@takujo/contracts/content/editing/content";
import { useTranslations } from "@takujo/i18n/react";
import { useEditor } from "../editor-context.ts";
import { type EditorField, type EditorShape, textOf } from "../editor-shape.ts";
import { FieldControl } from "./field-control.tsx";

export interface FieldGroup {
  heading: string;
  fields: string[];
}

type SharedBoxesProps = {
  shape: EditorShape;
  item: Pick<ContentItem, "published" | "state">;
  groups?: FieldGroup[] | undefined;
};

/** The fields shared by both languages. */
export function SharedBoxes({ shape, item, groups = [] }: SharedBoxesProps) {
  const t = useTranslations("contentEditor");
  const { slug } = useEditor();
  const grouped = new Set(groups.flatMap(({ fields }) => fields));
  const rest = shape.shared.filter(({ name, form }) => form !== "cover" && !grouped.has(name));
  const covers = shape.shared.filter(({ form }) => form === "cover");
  const boxes = [
    ...groups.map(({ heading, fields }) => ({
      heading,
      fields: shape.shared.filter(({ name }) => fields.includes(name)),
    })),
    { heading: t("settings"), fields: rest },
    ...covers.map((field) => ({ heading: field.label, fields: [field] })),
  ];
  const former = item.state === "draft" ? "" : textOf(item.published?.shared["slug"] ?? null);
  const note = (field: EditorField) =>
    field.form === "slug" && former !== "" && slug !== former
      ? t("publication.slugChange", { path: former })
      : field.hint;
  return boxes
    .filter(({ fields }) => fields.length > 0)
    .map(({ heading, fields }) => (
      <section key={heading} className="admin-box" aria-label={heading}>
        <div className="admin-box-head">
          <h2>{heading}</h2>
        </div>
        {fields.map((field) => (
          <FieldControl key={field.name} part="shared" field={{ ...field, hint: note(field) }} />
        ))}
      </section>
    ));
}
