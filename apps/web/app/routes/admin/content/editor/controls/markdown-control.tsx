import { imagePath } from "@takujo/contracts/content/image-path";
import type { Locale } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { type ReactNode, useRef, useState } from "react";
import { IconButton } from "../../../../../ui/action/icon-button.tsx";
import { describedBy, Field } from "../../../../../ui/field/field.tsx";
import { useField } from "../../../../../ui/form/form-context.ts";
import {
  Bold,
  Heading2,
  ImagePlus,
  Link2,
  List,
  Quote,
} from "../../../../../ui/generated/admin-icons.ts";
import { PickerDialog } from "../../../image/image-picker.tsx";
import type { ImageView } from "../../../image/image-view.ts";
import {
  type Edit,
  insertion,
  type MarkdownTool,
  markdownEdit,
  markdownTools,
} from "./markdown-edits.ts";
import type { ControlProps } from "./text-control.tsx";

const icons: Record<MarkdownTool, () => ReactNode> = {
  heading: Heading2,
  bold: Bold,
  list: List,
  quote: Quote,
  link: Link2,
};

export function MarkdownControl({ props, placeholder }: ControlProps) {
  const t = useTranslations("contentEditor.markdown");
  const area = useRef<HTMLTextAreaElement>(null);
  const { name, shell, text: written, required } = useField(props);
  const apply = (tool: MarkdownTool) => {
    if (!area.current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = area.current;
    const sample = tool === "link" ? t("linkText") : t("text");
    applyEdit(area.current, markdownEdit(tool, { text, start, end }, sample));
  };
  return (
    <Field
      {...shell}
      label={
        <>
          {shell.label}
          <span className="editor-count">{t("note")}</span>
        </>
      }
    >
      <fieldset className="editor-tools" aria-label={t("toolbar", { field: shell.label })}>
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
        {...describedBy(shell)}
        ref={area}
        name={name}
        rows={9}
        className="input input-area editor-markdown"
        defaultValue={written}
        aria-required={required}
        placeholder={placeholder}
      />
    </Field>
  );
}

/** Acts like typing, so that the browser can undo it and input listeners hear of it. */
function applyEdit(area: HTMLTextAreaElement, edit: Edit): void {
  const { from, to, insert, selectFrom, selectTo } = edit;
  area.focus();
  area.setSelectionRange(from, to);
  // Deprecated, but the only way to keep the control's undo history.
  const isTyped =
    insert === ""
      ? document.execCommand("delete")
      : document.execCommand("insertText", false, insert);
  if (!isTyped) {
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(selectFrom, selectTo);
}

type MarkdownImageProps = { language: Locale; onPick: (markdown: string) => void };

/** Inserts an uploaded image into a text. */
function MarkdownImage({ language, onPick }: MarkdownImageProps) {
  const t = useTranslations("contentEditor.markdown");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t("image")} title={t("image")} onClick={() => setOpen(true)}>
        <ImagePlus />
      </IconButton>
      {isOpen && (
        <PickerDialog
          onClose={() => setOpen(false)}
          onChoose={(id, image) => {
            setOpen(false);
            onPick(markdownOf(id, image, language));
          }}
        />
      )}
    </>
  );
}

/** With its size, so that the text does not shift when the image loads. */
function markdownOf(id: string, image: ImageView | undefined, language: Locale): string {
  const alt = (language === "en" ? image?.altEn : image?.altJa) ?? "";
  const size = image && image.width > 0 ? `#${image.width}x${image.height}` : "";
  return `![${alt.replaceAll(/[[\]\n]/g, " ")}](${imagePath(id, 960)}${size})`;
}
