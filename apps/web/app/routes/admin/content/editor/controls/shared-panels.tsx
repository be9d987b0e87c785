import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { useEditor } from "../editor-context.ts";
import { type EditorField, textOf } from "../editor-shape.ts";
import { FieldControl } from "./field-control.tsx";

/** The fields shared by both languages, the cover in a box of its own. */
export function SharedPanels() {
  const t = useTranslations("contentEditor");
  const { shared } = useEditor().shape;
  const covers = shared.filter(({ form }) => form === "cover");
  const rest = shared.filter(({ form }) => form !== "cover");
  return (
    <>
      {rest.length > 0 && <SharedPanel heading={t("settings")} fields={rest} />}
      {covers.map((field) => (
        <SharedPanel key={field.name} heading={field.label} fields={[field]} />
      ))}
    </>
  );
}

type SharedPanelProps = {
  heading: string;
  fields: EditorField[];
  className?: string | undefined;
  /** Below the fields. */
  children?: ReactNode;
};

export function SharedPanel({ heading, fields, className, children }: SharedPanelProps) {
  const t = useTranslations("contentEditor");
  const { slug, item } = useEditor();
  const former = item.state === "draft" ? "" : textOf(item.published?.shared["slug"] ?? null);
  const note = (field: EditorField) =>
    field.form === "slug" && former !== "" && slug !== former
      ? t("publication.slugChange", { path: former })
      : field.hint;
  return (
    <section className="admin-box" aria-label={heading}>
      <div className="admin-box-head">
        <h2>{heading}</h2>
      </div>
      <div className={className}>
        {fields.map((field) => (
          <FieldControl key={field.name} part="shared" field={{ ...field, hint: note(field) }} />
        ))}
      </div>
      {children}
    </section>
  );
}
