import { recipientViews } from "@takujo/contracts/inbox/message-form";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { num } from "../../../../shell/text/num.tsx";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { ChipLink, ChipList } from "../../../../ui/action/chip.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { Ban, Phone, RotateCw, Undo2 } from "../../../../ui/generated/icons.ts";
import { AdminHead } from "../../admin-head.tsx";
import { Can } from "../../can.tsx";
import { useRefresh } from "../../dashboard/use-refresh.ts";
import { callListPath } from "../../reservation/call-list/call-list-path.ts";
import { messagePath } from "../message-path.ts";
import type { MessageView, SentView } from "./item.server.ts";
import { RecipientRow } from "./recipient-row.tsx";

/** While mails go out, the page polls often; later only the results of calls change. */
const whileSending = 2_000;
const later = 60_000;

type SentMessageProps = { message: MessageView; sent: SentView };

/** A message that was sent: its progress, and the outcome of each mail. */
export function SentMessage({ message, sent }: SentMessageProps) {
  const t = useTranslations("adminMessage");
  const { event, state, subjectJa, by, progress } = message;
  const isOpen = state === "planned" || state === "sending";
  useRefresh(isOpen ? whileSending : later);
  return (
    <>
      <AdminHead
        title={<span lang="ja">{subjectJa}</span>}
        note={t("sending.by", { title: event?.title ?? t("newsletter.kind"), name: by })}
      >
        {!isOpen && progress.failed > 0 && (
          <Form method="post" preventScrollReset>
            <Button type="submit" name="intent" value="resend" variant="line" icon={<RotateCw />}>
              {t("sending.resendAll", { count: progress.failed })}
            </Button>
          </Form>
        )}
        {isOpen && (
          <Form method="post" preventScrollReset>
            {state === "planned" ? (
              <Button type="submit" name="intent" value="take-back" variant="line" icon={<Undo2 />}>
                {t("sending.takeBack")}
              </Button>
            ) : (
              <Button type="submit" name="intent" value="stop" variant="line" icon={<Ban />}>
                {t("sending.stop")}
              </Button>
            )}
          </Form>
        )}
      </AdminHead>
      <div className="admin-columns">
        <div className="admin-column">
          <Progress message={message} />
          <Recipients message={message} sent={sent} />
        </div>
        <div className="admin-column">
          <Calls message={message} />
          <Texts message={message} />
        </div>
      </div>
    </>
  );
}

function Progress({ message }: { message: MessageView }) {
  const t = useTranslations("adminMessage.sending");
  const { state, progress, sendTime, isNewsletter, audience, urgentReason, quietTime } = message;
  const isResting = quietTime !== null && urgentReason === null;
  const { sent, sending, waiting, failed, skipped } = progress;
  const mails = { sent, failed, sending, waiting };
  const all = sent + failed + sending + waiting;
  const notes = {
    draft: "",
    planned: t("plannedHint"),
    sending: isResting ? t("resting", { when: quietTime }) : t("closable"),
    stopped: t("stopped"),
    done: t("done"),
  };
  return (
    <section className="admin-box message-progress" aria-labelledby="message-progress">
      <h2 id="message-progress" className="message-sum">
        {state === "planned" ? (
          t("planned", { when: sendTime ?? "" })
        ) : (
          <>
            {t.rich("sum", { sent, all, num })} <small>{t("delivered")}</small>
          </>
        )}
      </h2>
      {state === "planned" && isNewsletter && <p>{t("readersNow", { count: audience.mail })}</p>}
      {state !== "planned" && (
        <>
          <p className="admin-note">{t("rest", { sending, waiting, failed })}</p>
          <div className="message-bars" role="img" aria-label={t("sumLabel", { sent, all })}>
            {Object.entries(mails).map(
              ([name, count]) =>
                count > 0 && <i key={name} data-state={name} style={{ flexGrow: count }} />,
            )}
          </div>
        </>
      )}
      <p className="admin-note" role="status">
        {notes[state]} {skipped > 0 && t("skipped", { count: skipped })}
      </p>
      {(state === "planned" || state === "sending") && (
        <p className="without-script">
          <ButtonLink to={messagePath(message.id)} variant="line" size="small" icon={<RotateCw />}>
            {t("refresh")}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function Recipients({ message, sent }: SentMessageProps) {
  const t = useTranslations("adminMessage.sending");
  const { view, recipients, next, isFirst, pageSize } = sent;
  const { id } = message;
  return (
    <section className="admin-box" aria-labelledby="message-each">
      <div className="admin-box-head">
        <h2 id="message-each">{t("each")}</h2>
        <nav aria-label={t("viewsLabel")}>
          <ChipList>
            {recipientViews.map((one) => (
              <ChipLink
                key={one}
                to={messagePath(id, { view: one === "all" ? "" : one })}
                current={one === view}
              >
                {t(`views.${one}`)}
              </ChipLink>
            ))}
          </ChipList>
        </nav>
      </div>
      {recipients.length === 0 && <p className="admin-note">{t("none")}</p>}
      <ul className="message-recipients">
        {recipients.map((recipient) => (
          <RecipientRow key={recipient.id} recipient={recipient} />
        ))}
      </ul>
      {(next || !isFirst) && (
        <p className="message-pages">
          {!isFirst && (
            <ButtonLink variant="line" size="small" to={messagePath(id, { view })}>
              {t("first")}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink variant="line" size="small" to={messagePath(id, { view, after: next })}>
              {t("next", { count: pageSize })}
            </ButtonLink>
          )}
        </p>
      )}
    </section>
  );
}

function Calls({ message: { progress, event } }: { message: MessageView }) {
  const t = useTranslations("adminMessage.sending");
  const { listed, untold } = progress;
  if (listed === 0 || !event) return null;
  return (
    <section className="admin-box" aria-labelledby="message-calls">
      <div className="admin-box-head">
        <h2 id="message-calls">{t("calls")}</h2>
        <Tag tone={untold > 0 ? "gold" : "green"} icon={<Phone />}>
          {untold > 0 ? t("callsLeft", { count: untold }) : t("callsDone")}
        </Tag>
      </div>
      <Can right="bookings">
        <ButtonLink to={callListPath(event.id)} variant="line" icon={<Phone />} wide>
          {t("openCalls")}
        </ButtonLink>
      </Can>
    </section>
  );
}

function Texts({ message }: { message: MessageView }) {
  const t = useTranslations("adminMessage.sending");
  const { state, bodyJa, subjectEn, bodyEn, urgentReason } = message;
  return (
    <section className="admin-box message-texts" aria-labelledby="message-text">
      <h2 id="message-text">{t(state === "planned" ? "textPlanned" : "text")}</h2>
      <p lang="ja">{bodyJa}</p>
      {bodyEn && (
        <>
          <h3 lang="en">{subjectEn}</h3>
          <p lang="en">{bodyEn}</p>
        </>
      )}
      {urgentReason && (
        <>
          <h3>{t("urgent")}</h3>
          <p>{urgentReason}</p>
        </>
      )}
    </section>
  );
}
