import { useTranslations } from "@takujo/i18n/react";
import { MessageSquare } from "../../ui/generated/icons.ts";
import { Ground } from "../../ui/ground.tsx";
import { Kern } from "../../ui/kern.tsx";
import { lineAccount } from "./line-account.ts";

export function FriendCard() {
  const t = useTranslations("line");
  return (
    <div className="line-card">
      <div className="line-card-text">
        <h1>
          <Kern>{t("heading")}</Kern>
        </h1>
        <p className="lead">{t("lead")}</p>
        <p>
          {/* Leaves the site: on a phone it opens the LINE app. */}
          <a className="button button-large line-card-button" href={lineAccount.url}>
            <MessageSquare />
            {t("add")}
          </a>
        </p>
        <p className="meta">
          {t.rich("search", { id: lineAccount.id, b: (text) => <b>{text}</b> })}
        </p>
      </div>
      <div className="line-card-code cloth">
        <Ground pattern="ichimatsu" size={80} />
        <img src="/line-qr.svg" width="210" height="210" alt={t("qr")} />
        <p>
          <b>{t("scan")}</b>
          <br />
          {lineAccount.id}
        </p>
      </div>
    </div>
  );
}
