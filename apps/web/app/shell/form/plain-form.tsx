import { submissionField } from "@takujo/contracts/submission";
import { useTranslations } from "@takujo/i18n/react";
import { type ComponentProps, useState } from "react";
import { Form as RouterForm, useActionData, useLoaderData, useNavigation } from "react-router";
import { Callout } from "../../ui/feedback/callout.tsx";
import type { LostAnswer } from "../../ui/submission/survive-lost-connection.ts";
import { useSendOnce } from "../../ui/submission/use-send-once.ts";
import "../../ui/submission/survive-lost-connection.ts";
import "./plain-form.css";

/**
 * A form of the router. One that changes something is marked, so that the server answers it once however often it is sent, and
 * says itself if its answer was lost.
 */
export function Form(props: ComponentProps<typeof RouterForm>) {
  return props.method === "post" ? <SendingForm {...props} /> : <RouterForm {...props} />;
}

function SendingForm({ children, ...props }: ComponentProps<typeof RouterForm>) {
  const [isSent, setSent] = useState(false);
  useSendOnce(useNavigation().state !== "idle");
  return (
    <RouterForm
      {...props}
      onSubmit={(event) => {
        setSent(true);
        props.onSubmit?.(event);
      }}
    >
      {children}
      <Lost isSent={isSent} />
      <SubmissionMark />
    </RouterForm>
  );
}

/** What the server answered; nothing as long as that is unknown. */
export function useActionAnswer<Action>() {
  const answer = useActionData<Action>();
  return isLost(answer) ? undefined : answer;
}

const isLost = (answer: unknown): answer is LostAnswer =>
  typeof answer === "object" && answer !== null && "isLost" in answer;

/** Of several forms, the one that was sent says it. */
function Lost({ isSent }: { isSent: boolean }) {
  const t = useTranslations("commons.form");
  const answer = useActionData<unknown>();
  if (!isSent || !isLost(answer)) return null;
  return (
    <div role="alert" className="form-lost">
      <Callout tone="danger">{t(answer.isSignedOut ? "signedOut" : "lost")}</Callout>
    </div>
  );
}

/** Another one for whatever is shown next, because who then does the same again means it; but not while it is unknown what was done. */
function SubmissionMark() {
  const data = useLoaderData<unknown>();
  const answer = useActionData<unknown>();
  const [shown, setShown] = useState(() => ({ data, answer, mark: crypto.randomUUID() }));
  if ((shown.data !== data || shown.answer !== answer) && !isLost(answer)) {
    setShown({ data, answer, mark: crypto.randomUUID() });
  }
  // The one that the server wrote into the page is as good.
  return <input type="hidden" name={submissionField} value={shown.mark} suppressHydrationWarning />;
}
