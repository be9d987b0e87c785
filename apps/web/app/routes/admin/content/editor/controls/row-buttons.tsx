import { useTranslations } from "@takujo/i18n/react";
import { IconButton } from "../../../../../ui/action/icon-button.tsx";
import { Trash2 } from "../../../../../ui/generated/admin-icons.ts";
import { ArrowUp } from "../../../../../ui/generated/icons.ts";

type RowButtonsProps = { index: number; onRemove: () => void; onUp: () => void };

export function RowButtons({ index, onRemove, onUp }: RowButtonsProps) {
  const t = useTranslations("contentEditor.rows");
  const number = index + 1;
  return (
    <span className="editor-row-buttons">
      {index > 0 && (
        <IconButton label={t("up", { number })} onClick={onUp}>
          <ArrowUp />
        </IconButton>
      )}
      <IconButton label={t("remove", { number })} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </span>
  );
}
