import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../../../ui/action/button.tsx";
import { TextInput } from "../../../../ui/field/input.tsx";
import { useForm } from "../../../../ui/form/form-context.ts";
import { textOf } from "../../content/editor/editor-shape.ts";
import { venueMoment } from "../../content/editor/editor-values.ts";
import { moveField } from "./move-field.ts";

/** Moves the event and all its sessions to another day or time. */
export function MovePanel({ document }: { document: ContentDocument }) {
  const t = useTranslations("adminEvent.move");
  const { errors, values } = useForm();
  const refused = values[moveField];
  return (
    <section className="admin-box" aria-labelledby="move-heading">
      <div className="admin-box-head">
        <h2 id="move-heading">{t("heading")}</h2>
      </div>
      <TextInput
        id="move-to"
        name={moveField}
        type="datetime-local"
        label={t("to")}
        hint={t("hint")}
        error={errors[moveField]}
        defaultValue={
          typeof refused === "string"
            ? refused
            : venueMoment(textOf(document.shared["startsAt"] ?? null))
        }
      />
      <Button type="submit" name="intent" value="move" variant="line" size="small">
        {t("submit")}
      </Button>
    </section>
  );
}
