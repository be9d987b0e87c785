import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { Button } from "../../../../ui/action/button.tsx";
import { MoreLink } from "../../../../ui/action/more-link.tsx";
import { useNewcomers } from "../../../../ui/form/use-newcomers.ts";
import { Check, Lock } from "../../../../ui/generated/icons.ts";
import { CanLink } from "../../can.tsx";
import { type InquiryQuery, inquiryPath } from "../inquiry-query.ts";
import { StateTag } from "../state-tag.tsx";
import { ReplyForm, type ReplyRefusal } from "./reply-form.tsx";
import type { ThreadView } from "./thread.server.ts";

type ThreadProps = {
  thread: ThreadView;
  query: InquiryQuery;
  refusal: ReplyRefusal | undefined;
};

export function Thread({ thread, query, refusal }: ThreadProps) {
  const t = useTranslations();
  const { title, receipt, category, replyLocale, name, messages, body, locale } = thread;
  // An answer by mail may come while a reply is written.
  const ownIds = messages.filter(({ kind }) => kind !== "answer").map(({ id }) => id);
  return (
    <article className="inquiry-thread" aria-labelledby="inquiry-title">
      <p className="inquiry-back">
        <MoreLink to={inquiryPath(query)} back>
          {t("adminInquiry.back")}
        </MoreLink>
      </p>
      <header>
        <div className="inquiry-thread-head">
          <div>
            <h2 id="inquiry-title" lang={locale}>
              {title}
            </h2>
            <p className="meta">
              {t("adminInquiry.thread.receipt", {
                receipt,
                category: t(`contact.categories.${category}`),
                language: t(`commons.language.${replyLocale}`),
              })}{" "}
              <StateTag state={thread.state} />
            </p>
          </div>
          <StatusForms thread={thread} />
        </div>
        <Person thread={thread} />
      </header>
      <section className="inquiry-messages" aria-label={t("adminInquiry.thread.messages")}>
        <div className="inquiry-message">
          <p className="inquiry-message-by">
            <b>{name}</b> <span className="num">{thread.at}</span>
          </p>
          <p className="inquiry-words" lang={locale}>
            {body}
          </p>
        </div>
        {messages.map((message) => (
          <Message key={message.id} message={message} person={name} lang={replyLocale} />
        ))}
      </section>
      <ReplyForm key={useNewcomers(ownIds)} thread={thread} query={query} refusal={refusal} />
    </article>
  );
}

function Person({ thread }: { thread: ThreadView }) {
  const t = useTranslations("adminInquiry.thread");
  const { name, email, userId, figures, reservationCode } = thread;
  return (
    <p className="inquiry-person">
      <span>{t("honorific", { name })}</span>
      <a href={`mailto:${email}`}>{email}</a>
      {reservationCode && <span>{t("code", { code: reservationCode })}</span>}
      {userId && (
        <CanLink right="administration" to={`/admin/auth-user/${userId}`}>
          {t("figures", figures)}
        </CanLink>
      )}
      {figures.inquiries > 1 && (
        <Link to={inquiryPath({ view: "all", search: email, after: "" })}>
          {t("others", { count: figures.inquiries })}
        </Link>
      )}
    </p>
  );
}

type MessageProps = {
  message: ThreadView["messages"][number];
  /** Who asked, and answers. */
  person: string;
  lang: string;
};

function Message({ message, person, lang }: MessageProps) {
  const t = useTranslations("adminInquiry.thread");
  const { kind, madeBy, when, body, sender, attachments } = message;
  return (
    <div className={`inquiry-message inquiry-${kind}`}>
      <p className="inquiry-message-by">
        {kind === "note" && (
          <b className="inquiry-note-mark">
            <Lock />
            {t("note")}
          </b>
        )}
        <b>{kind === "answer" ? person : (madeBy ?? t("someone"))}</b>{" "}
        <span className="num">{when}</span>
        {kind !== "note" && <span>{t(kind)}</span>}
        {sender && <span className="inquiry-sender">{t("from", { address: sender })}</span>}
      </p>
      <p className="inquiry-words" lang={kind === "reply" ? lang : undefined}>
        {body}
      </p>
      {attachments.length > 0 && (
        <p className="meta inquiry-files">
          {t("files", { names: attachments.join(t("filesSeparator")) })}
        </p>
      )}
    </div>
  );
}

function StatusForms({ thread }: { thread: ThreadView }) {
  const t = useTranslations("adminInquiry");
  const { assignee, assignees, state } = thread;
  const isClosed = state === "closed";
  return (
    <div className="inquiry-standing">
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="assign" />
        <span className="input-select">
          <select
            key={assignee?.id}
            className="input"
            name="assignee"
            aria-label={t("assignee.label")}
            defaultValue={assignee?.id ?? ""}
            onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
          >
            <option value="">{t("assignee.nobody")}</option>
            {assignees.map(({ id, name }) => (
              <option key={id} value={id}>
                {t("assignee.one", { name })}
              </option>
            ))}
          </select>
        </span>
        <noscript>
          <button type="submit" className="button button-line">
            {t("assignee.submit")}
          </button>
        </noscript>
      </Form>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value={isClosed ? "reopen" : "close"} />
        <Button type="submit" variant="line" icon={isClosed ? undefined : <Check />}>
          {t(isClosed ? "reopen" : "close")}
        </Button>
      </Form>
    </div>
  );
}
