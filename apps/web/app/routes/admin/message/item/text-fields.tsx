import { bodyLimit, subjectLimit } from "@takujo/contracts/inbox/message-form";
import {
  type MessageVariable,
  messageVariables,
  variablesOf,
  variableToken,
} from "@takujo/contracts/inbox/message-text";
import type { Locale } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { type FocusEvent, useRef } from "react";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { Textarea, TextInput } from "../../../../ui/field/input.tsx";
import type { MessageView } from "./item.server.ts";
import type { MessageValues } from "./message-values.ts";

type TextFieldsProps = { message: MessageView; typed: MessageValues | null };

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Both languages side by side, and what can be filled in for each person. */
export function TextFields({ message, typed }: TextFieldsProps) {
  const t = useTranslations("adminMessage.what");
  const newsletter = useTranslations("adminMessage.newsletter");
  const locale = useLocale();
  // The field that was written in last gets the variable.
  const last = useRef<TextControl>(null);
  const fields = useRef<HTMLDivElement>(null);
  const values = typed ?? message;
  const { mail, english } = message.audience;
  const hasEnglish = values.subjectEn !== "" && values.bodyEn !== "";
  const { isNewsletter } = message;
  const counted = (count: number) =>
    isNewsletter ? newsletter("count", { count }) : t("count", { count });
  const missing = (count: number) =>
    isNewsletter ? newsletter("englishMissing", { count }) : t("englishMissing", { count });
  const remember = ({ currentTarget }: FocusEvent<TextControl>) => {
    last.current = currentTarget;
  };
  const insert = (variable: MessageVariable) => {
    const field = last.current ?? fields.current?.querySelector("textarea");
    if (!field) return;
    const token = variableToken(variable, field.lang === "en" ? "en" : "ja");
    field.setRangeText(token, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
    // As if it were typed.
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  };
  return (
    <>
      <fieldset className="message-variables needs-script">
        <legend>{t("insert")}</legend>
        {variablesOf(isNewsletter).map((variable) => (
          <button key={variable} type="button" onClick={() => insert(variable)}>
            {messageVariables[variable][locale]}
          </button>
        ))}
      </fieldset>
      <p className="admin-note">
        {t("insertHint", { example: variableToken("nickname", locale) })}
      </p>
      <div ref={fields} className="message-languages">
        <Language
          locale="ja"
          count={counted(hasEnglish ? mail - english : mail)}
          subject={values.subjectJa}
          body={values.bodyJa}
          onFocus={remember}
        />
        <Language
          locale="en"
          count={counted(hasEnglish ? english : 0)}
          subject={values.subjectEn}
          body={values.bodyEn}
          onFocus={remember}
        />
      </div>
      <p className="admin-note">
        {!hasEnglish && english > 0 ? missing(english) : t("englishHint")}
      </p>
    </>
  );
}

type LanguageProps = {
  locale: Locale;
  /** How many read it. */
  count: string;
  subject: string;
  body: string;
  onFocus: (event: FocusEvent<TextControl>) => void;
};

const names = {
  ja: { subject: "subjectJa", body: "bodyJa" },
  en: { subject: "subjectEn", body: "bodyEn" },
} as const;

function Language({ locale, count, subject, body, onFocus }: LanguageProps) {
  const t = useTranslations("adminMessage.what");
  const mark = locale === "ja" ? { requiredMark: t("required") } : { optionalMark: t("optional") };
  return (
    <section className="message-language" aria-labelledby={`message-language-${locale}`}>
      <h3>
        <span id={`message-language-${locale}`} lang={locale}>
          {t(locale)}
        </span>
        <small className="num">{count}</small>
      </h3>
      <TextInput
        id={`message-subject-${locale}`}
        name={names[locale].subject}
        lang={locale}
        label={t("subject")}
        {...mark}
        defaultValue={subject}
        maxLength={subjectLimit}
        onFocus={onFocus}
        autoComplete="off"
      />
      <Textarea
        id={`message-body-${locale}`}
        name={names[locale].body}
        lang={locale}
        label={t("body")}
        {...mark}
        rows={12}
        defaultValue={body}
        maxLength={bodyLimit}
        onFocus={onFocus}
      />
    </section>
  );
}
