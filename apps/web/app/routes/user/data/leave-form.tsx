import { useTranslations } from "@takujo/i18n/react";
import { type FormEvent, useEffect } from "react";
import { Form, useFetcher, useNavigate } from "react-router";
import { askDialog } from "../../../shell/dialog/dialog-store.ts";
import { showToast } from "../../../shell/toast/toast-store.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { SignInAnew } from "../sign-in-anew.tsx";
import type { LeaveRefusal } from "./leave.server.ts";

type Answer = { refused: LeaveRefusal } | { left: true };

/** With JavaScript a dialog asks for the confirmation word, without it a field on the page. */
export function LeaveForm({ refused: atFirst }: { refused: LeaveRefusal | undefined }) {
  const t = useTranslations("accountData.leave");
  const fetcher = useFetcher<Answer>();
  useFarewell(fetcher.data);
  const answer = fetcher.data;
  const refused = answer && "refused" in answer ? answer.refused : atFirst;
  const word = t("word");
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const isSure = await askDialog({
      mode: "delete",
      title: t("dialog.title"),
      body: t("dialog.body"),
      accept: t("dialog.accept"),
      typeName: word,
    });
    if (isSure) await fetcher.submit({ intent: "leave", word }, { method: "post" });
  };
  return (
    <>
      <div role="alert">{refused && refused !== "word" && <Refusal refused={refused} />}</div>
      <Form method="post" onSubmit={ask}>
        <input type="hidden" name="intent" value="leave" />
        <noscript>
          <TextInput
            id="leave-word"
            name="word"
            label={t("label", { word })}
            error={refused === "word" && t("refused.word", { word })}
            autoComplete="off"
          />
        </noscript>
        <Button type="submit" variant="danger" loading={fetcher.state !== "idle"}>
          {t("submit")}
        </Button>
      </Form>
    </>
  );
}

function Refusal({ refused }: { refused: Exclude<LeaveRefusal, "word"> }) {
  const t = useTranslations("accountData.leave.refused");
  return (
    <div className="leave-refusal">
      {refused === "notFresh" ? <SignInAnew /> : <Callout tone="danger">{t(refused)}</Callout>}
    </div>
  );
}

/** Shown on the home page, because the account pages are gone. */
function useFarewell(answer: Answer | undefined): void {
  const t = useTranslations("accountData.leave.done");
  const navigate = useNavigate();
  const hasLeft = answer !== undefined && "left" in answer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the account is deleted.
  useEffect(() => {
    if (!hasLeft) return;
    showToast({ severity: "success", summary: t("summary"), detail: t("detail") });
    void navigate("/");
  }, [hasLeft]);
}
