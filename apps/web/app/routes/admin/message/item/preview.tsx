import type { MessagePreview } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../../../ui/action/button.tsx";
import { Select } from "../../../../ui/field/input.tsx";
import { Check, Send } from "../../../../ui/generated/icons.ts";
import type { MessageView } from "./item.server.ts";

type PreviewProps = {
  message: MessageView;
  preview: MessagePreview;
  onChoose: () => void;
};

/** The mail that one of them gets, as the worker would write it. */
export function Preview({ message, preview: { mail, people }, onChoose }: PreviewProps) {
  const t = useTranslations("adminMessage.preview");
  return (
    <section className="admin-box message-preview" aria-labelledby="message-preview">
      <h2 id="message-preview">{t("heading")}</h2>
      {!mail ? (
        <p className="admin-note">{t("nobody")}</p>
      ) : (
        <>
          {people.length === 0 ? (
            <input type="hidden" name="person" value={mail.personId} />
          ) : (
            <Select
              key={mail.personId}
              id="message-person"
              name="person"
              label={t("person")}
              defaultValue={mail.personId}
              onChange={onChoose}
            >
              {people.map(({ personId, name, locale }) => (
                <option key={personId} value={personId}>
                  {locale === "en" ? `${name} (EN)` : name}
                </option>
              ))}
            </Select>
          )}
          <div className="message-mail" lang={mail.locale}>
            <header>
              <b>{mail.subject}</b>
              {mail.to && <small>{t("to", { address: mail.to })}</small>}
            </header>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
            <pre tabIndex={0}>
              {mail.parts.map(({ text, isFilled }, place) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are in the order of the text.
                isFilled ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
              )}
            </pre>
          </div>
          <div className="message-preview-buttons">
            <Button type="submit" name="intent" value="count" variant="line">
              {t("show")}
            </Button>
            <Button type="submit" name="intent" value="test" variant="line" icon={<Send />}>
              {t("test")}
            </Button>
            {message.testedTime && (
              <span className="message-tested">
                <Check />
                {t("tested", { time: message.testedTime })}
              </span>
            )}
          </div>
        </>
      )}
    </section>
  );
}
