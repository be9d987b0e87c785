import { newsletterPromise } from "@takujo/contracts/inbox/message-form";
import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../../shell/text/num.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import type { MessageView } from "./item.server.ts";

/** How many get a newsletter now. Nobody is chosen: it goes to all who agreed. */
export function Readers({ message }: { message: MessageView }) {
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
