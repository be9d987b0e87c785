import { bioLimit } from "@takujo/contracts/account/profile-form";
import { checkHandle } from "@takujo/contracts/generated/games/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useDuplicateCheck } from "../../../shell/form/use-duplicate-check.ts";
import { gamesClient } from "../../../shell/session/browser-games.ts";
import { FieldGroup, FieldPair } from "../../../ui/field/field.tsx";
import { TextareaField, TextField } from "../../../ui/form/fields/text-field.tsx";
import { foldId, readHandle } from "./form-schema.ts";

/** As the rule counts: a line break is one character. */
const lengthOf = (text: string) => text.replaceAll("\r\n", "\n").length;

export function NameFields({ saved }: { saved: string }) {
  const t = useTranslations("profile");
  const handle = useDuplicateCheck({
    // The person's own handle need not be checked.
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

/** Whether somebody else has the handle; only called in the browser. */
async function isHandleTaken(handle: string, signal: AbortSignal): Promise<boolean> {
  const { data } = await checkHandle({ client: gamesClient, query: { handle }, signal });
  if (!data) throw new Error("The handle could not be looked up");
  return !data.isFree;
}
