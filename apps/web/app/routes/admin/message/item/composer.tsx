import { newsletterPromise } from "@takujo/contracts/inbox/message-form";
import { useTranslations } from "@takujo/i18n/react";
import { useRef } from "react";
import { useNavigation } from "react-router";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { num } from "../../../../shell/text/num.tsx";
import { KeptWriting } from "../../../../shell/writing/kept-writing.tsx";
import { Button } from "../../../../ui/action/button.tsx";
import { DieFace, type DieValue } from "../../../../ui/data/die-face.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { TextInput } from "../../../../ui/field/input.tsx";
import { Radio } from "../../../../ui/field/toggle.tsx";
import { Send } from "../../../../ui/generated/icons.ts";
import { AdminHead } from "../../admin-head.tsx";
import { AudienceFields } from "./audience-fields.tsx";
import type { DraftView, MessageView } from "./item.server.ts";
import type { MessageValues } from "./message-values.ts";
import { Preview } from "./preview.tsx";
import { SendQuestion } from "./send-question.tsx";
import { TextFields } from "./text-fields.tsx";

type ComposerProps = {
  message: MessageView;
  draft: DraftView;
  /** Typed values that could not be saved. */
  typed: MessageValues | null;
};

const formId = "message-form";

/** One form for everything: each of its buttons saves what is written. */
export function Composer({ message, draft, typed }: ComposerProps) {
  const t = useTranslations("adminMessage");
  const counter = useRef<HTMLButtonElement>(null);
  const isPending = useNavigation().formMethod === "POST";
  const { id, event, eventWhen, isNewsletter, version } = message;
  // Who it goes to is counted by the server, as soon as it is chosen.
  const count = () => counter.current?.form?.requestSubmit(counter.current);
  return (
    <>
      <AdminHead
        title={t(isNewsletter ? "newsletter.heading" : "itemHeading")}
        note={
          event ? (
            <span lang={event.locale}>
              {t("on", { title: event.title, when: eventWhen ?? "" })}
            </span>
          ) : (
            t("newsletter.lead")
          )
        }
      />
      <KeptWriting form={formId} name={`/admin/message/${id}`} />
      <Form method="post" id={formId} className="admin-columns" preventScrollReset>
        <input type="hidden" name="version" value={version} />
        {/* The first button is what Enter presses. */}
        <button type="submit" name="intent" value="save" className="visually-hidden" tabIndex={-1}>
          {t("bar.save")}
        </button>
        <button ref={counter} type="submit" name="intent" value="count" hidden />
        <div className="message-parts">
          <Part die={1} heading={t("who.heading")} note={t("who.note")}>
            {isNewsletter ? (
              <Readers message={message} />
            ) : (
              <AudienceFields message={message} typed={typed} onChange={count} />
            )}
          </Part>
          <Part die={2} heading={t("what.heading")} note={t("what.note")}>
            <TextFields message={message} typed={typed} />
          </Part>
          <Part die={3} heading={t("when.heading")} note={t("when.note")}>
            <WhenFields message={message} typed={typed} />
          </Part>
          <Bar message={message} isPending={isPending} />
        </div>
        <Preview message={message} preview={draft.preview} onChoose={count} />
      </Form>
      <Form method="post" className="message-discard">
        <Button type="submit" name="intent" value="discard" variant="quiet-danger">
          {t("bar.discard")}
        </Button>
      </Form>
      {draft.asked && <SendQuestion message={message} asked={draft.asked} />}
    </>
  );
}

type PartProps = { die: DieValue; heading: string; note: string; children: React.ReactNode };

function Part({ die, heading, note, children }: PartProps) {
  return (
    <section className="admin-box message-part" aria-labelledby={`message-part-${die}`}>
      <header>
        <DieFace value={die} />
        <div>
          <h2 id={`message-part-${die}`}>{heading}</h2>
          <p className="admin-note">{note}</p>
        </div>
      </header>
      {children}
    </section>
  );
}

type FieldsProps = { message: MessageView; typed: MessageValues | null };

function WhenFields({ message: { quietTime }, typed }: FieldsProps) {
  const t = useTranslations("adminMessage.when");
  return (
    <fieldset className="message-when">
      <legend className="visually-hidden">{t("heading")}</legend>
      <Radio
        name="when"
        value="now"
        defaultChecked={typed?.when !== "later"}
        note={quietTime ? t("nowQuiet", { when: quietTime }) : t("nowNote")}
      >
        {t("now")}
      </Radio>
      <Radio name="when" value="later" defaultChecked={typed?.when === "later"}>
        {t("later")}
      </Radio>
      <TextInput
        id="message-at"
        name="at"
        type="datetime-local"
        label={t("at")}
        defaultValue={typed?.at}
      />
    </fieldset>
  );
}

function Bar({ message, isPending }: { message: MessageView; isPending: boolean }) {
  const t = useTranslations("adminMessage.bar");
  const { audience, calls, savedTime } = message;
  const { mail, telephone } = audience;
  return (
    <div className="message-bar">
      <p>
        <b>{calls && telephone > 0 ? t("sum", { mail, telephone }) : t("sumMailOnly", { mail })}</b>
        <small>{t("saved", { time: savedTime })}</small>
      </p>
      <Button type="submit" name="intent" value="save" variant="ghost-cloth" loading={isPending}>
        {t("save")}
      </Button>
      <Button type="submit" name="intent" value="ask" variant="gold" icon={<Send />}>
        {t("send")}
      </Button>
    </div>
  );
}

/** Current number of newsletter subscribers. There is no selection: it goes to all. */
function Readers({ message }: { message: MessageView }) {
  const t = useTranslations("adminMessage.newsletter");
  const { audience, recentNewsletters: count } = message;
  const { mail, english, undeliverable } = audience;
  return (
    <>
      <p>{t("readers")}</p>
      <div className="message-reach">
        <b className="message-reach-count">{t.rich("reach", { count: mail, num })}</b>
        <p className="message-legend">
          {english > 0 && <span>{t("english", { count: english })}</span>}
          {undeliverable > 0 && <span>{t("undeliverable", { count: undeliverable })}</span>}
        </p>
      </div>
      {count >= newsletterPromise.mails && (
        <Callout tone="warning">{t("recent", { count, days: newsletterPromise.days })}</Callout>
      )}
    </>
  );
}
