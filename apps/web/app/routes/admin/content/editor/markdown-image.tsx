import type { Locale } from "@takujo/contracts/locale";
import { imagePath } from "@takujo/contracts/platform/image-path";
import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { ImagePlus } from "../../../../ui/generated/admin-icons.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { PickerDialog } from "../../image/image-picker.tsx";
import type { ImageView } from "../../image/image-view.ts";

type MarkdownImageProps = { language: Locale; onPick: (markdown: string) => void };

/** Puts an uploaded image into a text. */
export function MarkdownImage({ language, onPick }: MarkdownImageProps) {
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

/** With its size, so that the text around it does not move when it comes. */
function markdownOf(id: string, image: ImageView | undefined, language: Locale): string {
  const alt = (language === "en" ? image?.altEn : image?.altJa) ?? "";
  const size = image && image.width > 0 ? `#${image.width}x${image.height}` : "";
  return `![${alt.replaceAll(/[[\]\n]/g, " ")}](${imagePath(id, 960)}${size})`;
}
