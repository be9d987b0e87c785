import { createTranslator } from "@takujo/i18n/react";
import { type FormEvent, useRef, useState } from "react";
import { AuthError, asAuthError, browserSend } from "../../../api/auth/auth-call.ts";
import { sendSignInCode, signInByCode } from "../../../api/auth/session-calls.ts";
import {
  codeLength,
  isKnownRefusal,
  isSpent,
  needsNewCode,
} from "../../../api/auth/sign-in-code.ts";
import { Button } from "../../../ui/action/button.tsx";
import { DialogContent } from "../../../ui/feedback/dialog.tsx";
import { describedBy, Field } from "../../../ui/field/field.tsx";
import { InlineError } from "../../../ui/field/inline-error.tsx";
import { CodeInput } from "../../../ui/form/fields/code-input.tsx";
import { codeDigits } from "../../../ui/form/fields/code-text.ts";
import { AnsweredDialog } from "../../dialog/answered-dialog.tsx";
import { ensureMessages } from "../../messages/client-messages.ts";
import { splitLocale } from "../../routing/locale-path.ts";
import { useLocale } from "../../routing/use-locale.ts";
import { clientSite } from "../../site/client-site.ts";
import type { KnownPerson } from "../known-person.ts";
import { signInQuestion } from "./sign-in-question.ts";

/** Few pages include these messages. */
export const loadSignInWords = () =>
  ensureMessages(clientSite(), splitLocale(location.pathname).locale, ["login", "writing"]);

/** Lets a person whose session has ended log in without leaving the page. */
export default function SignInDialog() {
  return (
    <AnsweredDialog questions={signInQuestion}>
      {(question, titleId) => <CodeForm titleId={titleId} {...question} />}
    </AnsweredDialog>
  );
}

type CodeFormProps = {
  titleId: string;
  person: KnownPerson;
  answer: (isSignedIn: boolean) => void;
};

function CodeForm({ titleId, person, answer }: CodeFormProps) {
  const t = useWords();
  const { isSent, isPending, error, refusal, send, verify } = useCode(person, () => answer(true));
  const shell = { id: `${titleId}-code`, label: t("login.code.label"), error };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const typed = new FormData(event.currentTarget).get("code");
    void (isSent ? verify(codeDigits(String(typed ?? ""), codeLength)) : send());
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogContent
        mode="plain"
        titleId={titleId}
        title={t("writing.signIn.title")}
        text={
          isSent
            ? t.rich("login.code.lead", { email: () => <b>{person.email}</b> })
            : t.rich("writing.signIn.text", { email: () => <b>{person.email}</b> })
        }
        actions={
          <>
            <Button variant="line" onClick={() => answer(false)}>
              {t("writing.signIn.later")}
            </Button>
            <Button type="submit" loading={isPending}>
              {t(isSent ? "writing.signIn.submit" : "login.email.send")}
            </Button>
          </>
        }
      >
        {isSent ? (
          <>
            <Field {...shell}>
              <CodeInput
                {...describedBy(shell)}
                name="code"
                label={t("login.code.label")}
                autoSubmit={!isPending}
                refusal={refusal}
                autoFocus
                aria-required
              />
            </Field>
            <Button variant="quiet" size="small" onClick={() => void send()}>
              {t("login.code.resend")}
            </Button>
          </>
        ) : (
          <div role="status">
            {error && <InlineError id={`${titleId}-error`}>{error}</InlineError>}
          </div>
        )}
      </DialogContent>
    </form>
  );
}

/** The words were loaded before the dialog was opened. */
function useWords() {
  const locale = useLocale();
  return createTranslator({ locale, messages: clientSite().site.messages });
}

function useCode(person: KnownPerson, onSignedIn: () => void) {
  const t = useWords();
  const [isSent, setSent] = useState(false);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  /** Since the newest code, as the auth service counts them. */
  const wrong = useRef(0);
  const [refusal, setRefusal] = useState<{ values: { code: string } }>();

  const sentenceOf = (fault: unknown) => {
    // A request that found no server.
    if (fault instanceof TypeError) return t("login.refusal.lost");
    const { code, message, cause } = asAuthError(fault);
    if (cause instanceof TypeError) return t("login.refusal.lost");
    return isKnownRefusal(code)
      ? t(`login.refusal.${code}`)
      : t("login.refusal.other", { message });
  };

  const attempt = async (work: () => Promise<void>) => {
    setPending(true);
    setError(undefined);
    try {
      await work();
    } catch (fault) {
      setError(sentenceOf(fault));
    } finally {
      setPending(false);
    }
  };

  const send = () =>
    attempt(async () => {
      await sendSignInCode(browserSend, person.email);
      wrong.current = 0;
      setSent(true);
    });

  const refuse = async (fault: AuthError, code: string) => {
    if (fault.code === "INVALID_OTP") wrong.current++;
    setRefusal({ values: { code } });
    const cause = isSpent(wrong.current)
      ? new AuthError("TOO_MANY_ATTEMPTS", fault.message, fault.status)
      : fault;
    if (needsNewCode(fault.code, wrong.current)) {
      await sendSignInCode(browserSend, person.email);
      wrong.current = 0;
    }
    throw cause;
  };

  const verify = async (code: string) => {
    if (code.length < codeLength) return setError(t("login.refusal.incomplete"));
    return attempt(async () => {
      const { user } = await signInByCode(browserSend, person.email, code).catch((fault: unknown) =>
        refuse(asAuthError(fault), code),
      );
      // The address belongs to another account by now: this page is not theirs.
      if (user.id !== person.id) return location.reload();
      const { followSession } = await import("../browser-session.ts");
      await followSession();
      onSignedIn();
    });
  };

  return { isSent, isPending, error, refusal, send, verify };
}
