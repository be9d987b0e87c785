import { submissionField } from "@takujo/contracts/submission";
import { useTranslations } from "@takujo/i18n/react";
import { type ComponentProps, Fragment, useId, useImperativeHandle, useRef, useState } from "react";
import {
  Form as RouterForm,
  useActionData,
  useFetcher,
  useLoaderData,
  useNavigation,
} from "react-router";
import { Callout } from "../../ui/feedback/callout.tsx";
import type { FormRefusal } from "../../ui/form/form-result.ts";
import type { LostAnswer } from "../../ui/submission/survive-lost-connection.ts";
import { useFollowing } from "../../ui/submission/use-following.ts";
import { useSendOnce } from "../../ui/submission/use-send-once.ts";
import "../../ui/submission/survive-lost-connection.ts";
import "./plain-form.css";

/**
 * A form of the router. Forms that change data carry a token, so that the server answers resends once, and report a lost
 * response themselves. With `navigate={false}` it is sent to another page, and the current one stays until the answer
 * navigates.
 */
export function Form({ stored, ...props }: PlainFormProps) {
  return props.method === "post" ? (
    <SendingForm stored={stored} {...props} />
  ) : (
    <RouterForm {...props} />
  );
}

type PlainFormProps = ComponentProps<typeof RouterForm> & {
  /** The shown values: they follow the stored ones, unless the person is typing. */
  stored?: unknown;
};

function SendingForm({ children, stored, ref, ...props }: PlainFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement);
  const id = useId();
  const [isSent, setSent] = useState(false);
  const navigation = useNavigation();
  const fetcher = useFetcher<unknown>({ key: id });
  const stays = props.navigate === false;
  const ofPage = useActionData<unknown>();
  const answer = stays ? fetcher.data : ofPage;
  const isPending = (stays ? fetcher : navigation).state !== "idle";
  const { key } = useFollowing(form, JSON.stringify(stored) ?? "", isPending);
  useSendOnce(isPending, { form, answer });
  return (
    <RouterForm
      ref={form}
      {...props}
      {...(stays && { fetcherKey: id })}
      onSubmit={(event) => {
        setSent(true);
        props.onSubmit?.(event);
      }}
    >
      <Fragment key={key}>{children}</Fragment>
      {/* Of several forms, only the one that was sent shows it. */}
      {isSent && <Trouble answer={answer} isOwn={stays} />}
      <SubmissionMark answer={answer} />
    </RouterForm>
  );
}

/** The server's answer; undefined while unknown. */
export function useActionAnswer<Action>() {
  const answer = useActionData<Action>();
  return isLost(answer) ? undefined : answer;
}

const isLost = (answer: unknown): answer is LostAnswer =>
  typeof answer === "object" && answer !== null && "isLost" in answer;

/** Says that the answer was lost or, if the form was sent to another page, why it was refused. */
function Trouble({ answer, isOwn }: { answer: unknown; isOwn: boolean }) {
  const t = useTranslations("commons.form");
  if (!isLost(answer) && !(isOwn && isRefusal(answer))) return null;
  return (
    <div role="alert" className="form-lost">
      <Callout tone="danger">
        {isLost(answer)
          ? t(answer.isSignedOut ? "signedOut" : "lost")
          : answer.formErrors.join(" ")}
      </Callout>
    </div>
  );
}

const isRefusal = (answer: unknown): answer is FormRefusal =>
  typeof answer === "object" && answer !== null && "formErrors" in answer;

/** Renewed with each page and answer, after which a repetition is intended; not while it is unknown what was done. */
export function SubmissionMark({ answer }: { answer?: unknown }) {
  const data = useLoaderData<unknown>();
  const [shown, setShown] = useState(() => ({ data, answer, mark: crypto.randomUUID() }));
  if ((shown.data !== data || shown.answer !== answer) && !isLost(answer)) {
    setShown({ data, answer, mark: crypto.randomUUID() });
  }
  // The server's key is as good as the browser's.
  return <input type="hidden" name={submissionField} value={shown.mark} suppressHydrationWarning />;
}
