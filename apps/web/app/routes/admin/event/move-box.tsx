import type { ContentDocument } from "@takujo/contracts/platform/editing/content-document";
import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { textOf } from "../content/editor/editor-shape.ts";
import { venueMoment } from "../content/editor/text-control.tsx";

/** Another day or hour for everything at once. */
export function MoveBox({ document }: { document: ContentDocument }) {
  const t = useTranslations("adminEvent.move");
  return (
    <section className="admin-box" aria-labelledby="move-heading">
      <div className="admin-box-head">
        <h2 id="move-heading">{t("heading")}</h2>
      </div>
      <TextInput
        id="move-to"
        name="moveTo"
        type="datetime-local"
        label={t("to")}
        hint={t("hint")}
        defaultValue={venueMoment(textOf(document.shared["startsAt"] ?? null))}
      />
      <Button type="submit" name="intent" value="move" variant="line" size="small">
        {t("submit")}
      </Button>
    </section>
  );
}
