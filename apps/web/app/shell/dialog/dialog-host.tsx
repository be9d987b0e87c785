import { useTranslations } from "@takujo/i18n/react";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/action/button.tsx";
import { DialogContent } from "../../ui/feedback/dialog.tsx";
import { TextInput } from "../../ui/field/input.tsx";
import { AnsweredDialog } from "./answered-dialog.tsx";
import { type DialogRequest, openDialog } from "./dialog-store.ts";

/** Shows the shell's dialog: confirm, cancel, delete or reset, one at a time. */
export default function DialogHost() {
  return (
    <AnsweredDialog questions={openDialog}>
      {(request, titleId) => (
        <DialogForm titleId={titleId} request={request} answer={request.answer} />
      )}
    </AnsweredDialog>
  );
}

type DialogFormProps = {
  titleId: string;
  request: DialogRequest;
  answer: (accepted: boolean) => void;
};

function DialogForm({ titleId, request, answer }: DialogFormProps) {
  const t = useTranslations("commons.dialog");
  const [typed, setTyped] = useState("");
  const { mode, typeName } = request;
  const words = useDialogWords(request);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typeName === undefined || typed.trim() === typeName) answer(true);
  };
  return (
    <form onSubmit={submit}>
      <DialogContent
        mode={mode}
        titleId={titleId}
        title={words.title}
        text={words.body}
        actions={
          <>
            <Button variant="line" onClick={() => answer(false)}>
              {words.dismiss}
            </Button>
            <Button
              type="submit"
              variant={mode === "delete" ? "danger" : mode === "cancel" ? "line" : "primary"}
            >
              {words.accept}
            </Button>
          </>
        }
      >
        {typeName !== undefined && (
          <TextInput
            id={`${titleId}-name`}
            label={t("delete.typeName", { name: typeName })}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            autoComplete="off"
            required
          />
        )}
      </DialogContent>
    </form>
  );
}

function useDialogWords({ mode, title, body, accept, dismiss }: DialogRequest) {
  const t = useTranslations("commons.dialog");
  const own = mode === "cancel" || mode === "reset";
  return {
    title: title ?? (own ? t(`${mode}.title`) : ""),
    body: body ?? (own ? t(`${mode}.body`) : undefined),
    accept: accept ?? t(`${mode}.accept`),
    dismiss: dismiss ?? t(`${mode}.dismiss`),
  };
}
