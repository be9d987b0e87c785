import { bioLimit } from "@takujo/contracts/games/profile-form";
import { useTranslations } from "@takujo/i18n/react";
import { useDuplicateCheck } from "../../../shell/form/use-duplicate-check.ts";
import { FieldGroup, FieldPair } from "../../../ui/field/field.tsx";
import { TextareaField, TextField } from "../../../ui/form/text-field.tsx";
import { isHandleTaken } from "./ask-for-handle.ts";
import { foldId, readHandle } from "./form-schema.ts";

/** As the rule counts: a line end is one. */
const lengthOf = (text: string) => text.replaceAll("\r\n", "\n").length;

export function NameFields({ saved }: { saved: string }) {
  const t = useTranslations("profile");
  const handle = useDuplicateCheck({
    // One's own is free for oneself.
    read: (text) => {
      const typed = readHandle(text);
      return typed === saved ? null : typed;
    },
    isTaken: isHandleTaken,
    words: {
      asking: t("handle.asking"),
      free: t("handle.free"),
      taken: (value) => t("handle.taken", { value }),
    },
  });
  return (
    <FieldGroup legend={t("groups.name")}>
      <FieldPair>
        <TextField
          name="displayName"
          hint={t("displayNameHint")}
          autoComplete="nickname"
          required
        />
        <TextField
          name="handle"
          hint={t("handle.hint")}
          prefix="@"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          fold={foldId}
          watch={handle}
          required
        />
      </FieldPair>
      <TextareaField name="bio" rows={3} limit={bioLimit} measure={lengthOf} />
    </FieldGroup>
  );
}
