import { useTranslations } from "@takujo/i18n/react";
import { type FormEvent, useEffect } from "react";
import { useFetcher, useNavigate } from "react-router";
import { askDialog } from "../../../shell/dialog/dialog-store.ts";
import { Form } from "../../../shell/form/plain-form.tsx";
import { showToast } from "../../../shell/toast/toast-store.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { useSendOnce } from "../../../ui/submission/use-send-once.ts";
import { SignInAgain } from "../sign-in-again.tsx";
import type { DeletionRefusal } from "./delete-account.server.ts";
import { idsOf, type Place } from "./places.ts";

type Refused = { refused: DeletionRefusal; typed: string };
type Answer = Refused | { left: true };

type DeleteAccountFormProps = { places: Place[]; refusal: Refused | undefined };

/** With JavaScript a dialog asks for the confirmation word, without it a field on the page. */
export function DeleteAccountForm({ places, refusal }: DeleteAccountFormProps) {
  const t = useTranslations("accountData.leave");
  const fetcher = useFetcher<Answer>();
  useSendOnce(fetcher.state !== "idle");
  useFarewell(fetcher.data);
  const answer = fetcher.data;
  const refused = answer && "refused" in answer ? answer.refused : refusal?.refused;
  const word = t("word");
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const isSure = await askDialog({
      mode: "delete",
      title: t("dialog.title"),
      body:
        places.length > 0 ? t("dialog.bodyWithSeats", { count: places.length }) : t("dialog.body"),
      accept: t("dialog.accept"),
      typeName: word,
    });
    const sent = { intent: "leave", word, places: idsOf(places) };
    if (isSure) await fetcher.submit(sent, { method: "post" });
  };
  return (
    <>
      <div role="alert">{refused && refused !== "word" && <Refusal refused={refused} />}</div>
      <Form method="post" onSubmit={ask}>
        <input type="hidden" name="intent" value="leave" />
        <input type="hidden" name="places" value={idsOf(places)} />
        <noscript>
          <TextInput
            id="leave-word"
            name="word"
            label={t("label", { word })}
            error={refused === "word" && t("refused.word", { word })}
            defaultValue={refusal?.typed}
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

function Refusal({ refused }: { refused: Exclude<DeletionRefusal, "word"> }) {
  const t = useTranslations("accountData.leave.refused");
  return (
    <div className="leave-refusal">
      {refused === "notFresh" ? <SignInAgain /> : <Callout tone="danger">{t(refused)}</Callout>}
    </div>
  );
}

/** Shown on the home page, because the account no longer exists. */
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
