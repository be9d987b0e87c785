import { imagePath } from "@takujo/contracts/content/image/image-path";
import type { Locale } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../../../ui/action/button.tsx";
import { IconButton } from "../../../../../ui/action/icon-button.tsx";
import { DialogContent } from "../../../../../ui/feedback/dialog.tsx";
import { describedBy, Field } from "../../../../../ui/field/field.tsx";
import { TextInput } from "../../../../../ui/field/input.tsx";
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
  const [picked, setPicked] = useState<PickedImage | null>(null);
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
            setPicked({ id, image });
          }}
        />
      )}
      {picked && (
        <AltDialog
          picked={picked}
          language={language}
          onClose={() => setPicked(null)}
          onInsert={(alt) => {
            setPicked(null);
            onPick(markdownOf(picked, alt));
          }}
        />
      )}
    </>
  );
}

/** For a new upload only the id is known. */
type PickedImage = { id: string; image: ImageView | undefined };

type AltDialogProps = {
  picked: PickedImage;
  language: Locale;
  onClose: () => void;
  onInsert: (alt: string) => void;
};

/** Asks what the image shows, for those who do not see it. */
function AltDialog({ picked: { id, image }, language, onClose, onInsert }: AltDialogProps) {
  const t = useTranslations("contentEditor.markdown");
  const dialog = useRef<HTMLDialogElement>(null);
  const [alt, setAlt] = useState((language === "en" ? image?.altEn : image?.altJa) ?? "");
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={titleId} onClose={onClose}>
      <DialogContent
        mode="plain"
        titleId={titleId}
        title={t("altTitle")}
        actions={
          <>
            <Button variant="line" onClick={onClose}>
              {t("altCancel")}
            </Button>
            <Button onClick={() => onInsert(alt)}>{t("altInsert")}</Button>
          </>
        }
      >
        <img className="editor-alt-image" src={imagePath(id, 480)} alt="" />
        {/* Without a name, because it is a tool and not a field. */}
        <TextInput
          id={`${titleId}-alt`}
          lang={language}
          label={t("alt")}
          hint={t("altHint")}
          maxLength={300}
          value={alt}
          onChange={({ currentTarget }) => setAlt(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            // Enter would send the editor's form around it.
            event.preventDefault();
            onInsert(alt);
          }}
        />
      </DialogContent>
    </dialog>
  );
}

/** With its size, so that the text does not shift when the image loads. */
function markdownOf({ id, image }: PickedImage, alt: string): string {
  const size = image && image.width > 0 ? `#${image.width}x${image.height}` : "";
  return `![${alt.replaceAll(/[[\]\n]/g, " ").trim()}](${imagePath(id, 960)}${size})`;
}
