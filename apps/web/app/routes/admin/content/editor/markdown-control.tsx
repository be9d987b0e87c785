import { useTranslations } from "@takujo/i18n/react";
import { type ReactNode, useRef } from "react";
import { describedBy, Field } from "../../../../ui/field/field.tsx";
import { Bold, Heading2, Link2, List, Quote } from "../../../../ui/generated/admin-icons.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { applyEdit } from "./apply-edit.ts";
import { textOf } from "./editor-shape.ts";
import { insertion, type MarkdownTool, markdownEdit, markdownTools } from "./markdown-edits.ts";
import { MarkdownImage } from "./markdown-image.tsx";
import type { ControlProps } from "./text-control.tsx";

const icons: Record<MarkdownTool, () => ReactNode> = {
  heading: Heading2,
  bold: Bold,
  list: List,
  quote: Quote,
  link: Link2,
};

export function MarkdownControl({ value, shell, placeholder }: ControlProps) {
  const t = useTranslations("contentEditor.markdown");
  const area = useRef<HTMLTextAreaElement>(null);
  const { name, ...field } = shell;
  const apply = (tool: MarkdownTool) => {
    if (!area.current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area.current;
    const sample = tool === "link" ? t("linkText") : t("text");
    applyEdit(area.current, markdownEdit(tool, { text, start, end }, sample));
  };
  return (
    <Field
      {...field}
      label={
        <>
          {field.label}
          <span className="editor-count">{t("note")}</span>
        </>
      }
    >
      <fieldset className="editor-tools" aria-label={t("toolbar", { field: field.label })}>
        {markdownTools.map((tool) => {
          const Icon = icons[tool];
          return (
            <IconButton key={tool} label={t(tool)} title={t(tool)} onClick={() => apply(tool)}>
              <Icon />
            </IconButton>
          );
        })}
        <MarkdownImage
          language={name.startsWith("en.") ? "en" : "ja"}
          onPick={(markdown) => {
            if (area.current) applyEdit(area.current, insertion(markdown, area.current));
          }}
        />
      </fieldset>
      <textarea
        {...describedBy(field)}
        ref={area}
        name={name}
        rows={9}
        className="input input-area editor-markdown"
        defaultValue={textOf(value)}
        placeholder={placeholder}
      />
    </Field>
  );
}
