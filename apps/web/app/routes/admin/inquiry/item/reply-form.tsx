import { submissionField } from "@takujo/contracts/submission";
import { useTranslations } from "@takujo/i18n/react";
import { useRef, useState } from "react";
import { useNavigation } from "react-router";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { KeptWriting } from "../../../../shell/writing/kept-writing.tsx";
import { Button } from "../../../../ui/action/button.tsx";
import { RowMenu, RowMenuLink } from "../../../../ui/action/row-menu.tsx";
import { Textarea } from "../../../../ui/field/input.tsx";
import { FileText } from "../../../../ui/generated/admin-icons.ts";
import { Lock, Send } from "../../../../ui/generated/icons.ts";
import { type InquiryQuery, inquiryPath } from "../inquiry-query.ts";
import type { ThreadView } from "./thread.server.ts";

/** Typed values return when the page is rendered again. */
export interface ReplyRefusal {
  error: string;
  body: string;
}

type ReplyFormProps = {
  thread: ThreadView;
  query: InquiryQuery;
  refusal: ReplyRefusal | undefined;
};

/** One field for a reply to the sender or an internal note. */
export function ReplyForm({ thread, query, refusal }: ReplyFormProps) {
  const t = useTranslations();
  const form = useRef<HTMLFormElement>(null);
  const { id, replyLocale, draft, messages } = thread;
  // Stays the same until the reply is accepted, so that one whose answer was lost is not sent twice.
  const [nonce] = useState(thread.nonce);
  const isPending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" id={formId} ref={form} className="inquiry-reply-form" preventScrollReset>
      <KeptWriting
        form={formId}
        name={`/admin/inquiry/${id}`}
        isShown={({ body }) => messages.some((sent) => sent.body === String(body).trim())}
      />
      <input type="hidden" name={submissionField} value={nonce} />
      <Textarea
        id="inquiry-body"
        name="body"
        rows={5}
        lang={replyLocale}
        label={t("adminInquiry.write.label", {
          language: t(`commons.language.${replyLocale}`),
        })}
        defaultValue={refusal?.body || draft}
        error={refusal?.error}
      />
      <div className="inquiry-reply-buttons">
        <Button type="submit" name="intent" value="reply" icon={<Send />} loading={isPending}>
          {t("adminInquiry.write.send")}
        </Button>
        <CannedTexts
          texts={thread.canned}
          pathOf={(textId) => withCanned(inquiryPath(query, id), textId)}
          onChoose={(text) => put(text, form.current?.querySelector("textarea"))}
        />
        <Button type="submit" name="intent" value="note" variant="quiet" icon={<Lock />}>
          {t("adminInquiry.write.note")}
        </Button>
        <span className="meta">{t("adminInquiry.write.hint")}</span>
      </div>
    </Form>
  );
}

const formId = "inquiry-reply";

const withCanned = (path: string, textId: string) =>
  `${path}${path.includes("?") ? "&" : "?"}canned=${textId}#inquiry-body`;

/** Inserts at the cursor, replacing the selection. */
function put(text: string, field: HTMLTextAreaElement | null | undefined) {
  field?.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  // As if it were typed.
  field?.dispatchEvent(new Event("input", { bubbles: true }));
  return field ?? null;
}

type CannedTextsProps = {
  texts: ThreadView["canned"];
  pathOf: (textId: string) => string;
  /** Answers with the field that the text was put into. */
  onChoose: (text: string) => HTMLElement | null;
};

/** Links, because without a script the page is reloaded with the text in its field. */
function CannedTexts({ texts, pathOf, onChoose }: CannedTextsProps) {
  const t = useTranslations("adminInquiry.write");
  const filled = useRef<HTMLElement>(null);
  return (
    <div className="inquiry-canned">
      <RowMenu
        id="canned-texts"
        className="inquiry-canned-menu"
        focusAfter={() => {
          const field = filled.current;
          filled.current = null;
          return field ?? true;
        }}
        button={
          <Button variant="quiet" icon={<FileText />}>
            {t("canned")}
          </Button>
        }
      >
        {texts.length === 0 && <p className="meta">{t("cannedEmpty")}</p>}
        {texts.map(({ id, title, text }) => (
          <RowMenuLink
            key={id}
            to={pathOf(id)}
            onClick={(event) => {
              event.preventDefault();
              filled.current = onChoose(text);
            }}
          >
            {title}
          </RowMenuLink>
        ))}
        <RowMenuLink to="/admin/canned-text">{t("cannedManage")}</RowMenuLink>
      </RowMenu>
    </div>
  );
}
