import { useTranslations } from "@takujo/i18n/react";
import { Link, redirect } from "react-router";
import { siteSettings } from "../../shell/site/site.server.ts";
import { useSite } from "../../shell/site/site.ts";
import { Lock, Mail, MessageSquare } from "../../ui/generated/icons.ts";
import { Ground } from "../../ui/layout/ground.tsx";
import { NotePanel } from "../../ui/layout/note-panel.tsx";
import { Kern } from "../../ui/text/kern.tsx";
import "./line.css";

/** Without an account there is the form, which answers the same questions. */
export function loader() {
  if (siteSettings().line === "") throw redirect("/contact");
  return null;
}

export default function Line() {
  const t = useTranslations("line");
  return (
    <main id="main" className="wrap">
      <FriendCard />
      <div className="line-columns">
        <section aria-labelledby="line-sample">
          <h2 id="line-sample" className="line-sample-title">
            <Kern>{t("sample.heading")}</Kern>
          </h2>
          <SampleDialogue />
        </section>
        <aside>
          <NotePanel icon={<Lock />} title={t("reservation.title")}>
            {t("reservation.note")}
          </NotePanel>
          <NotePanel icon={<Mail />} title={t("contact.title")}>
            {t.rich("contact.note", { link: (text) => <Link to="/contact">{text}</Link> })}
          </NotePanel>
        </aside>
      </div>
    </main>
  );
}

function FriendCard() {
  const t = useTranslations("line");
  const { line } = useSite().venue;
  if (!line) return null;
  return (
    <div className="line-card">
      <div className="line-card-text">
        <h1>
          <Kern>{t("heading")}</Kern>
        </h1>
        <p className="lead">{t("lead")}</p>
        <p>
          {/* An external link: on phones it opens the LINE app. */}
          <a className="button button-large line-card-button" href={line.url}>
            <MessageSquare />
            {t("add")}
          </a>
        </p>
        <p className="meta">{t.rich("search", { id: line.id, b: (text) => <b>{text}</b> })}</p>
      </div>
      <div className="line-card-code cloth">
        <Ground pattern="ichimatsu" size={80} />
        <img src="/line-qr.svg" width="210" height="210" alt={t("qr")} />
        <p>
          <b>{t("scan")}</b>
          <br />
          {line.id}
        </p>
      </div>
    </div>
  );
}

const turns = [
  { by: "you", text: "firstQuestion" },
  { by: "house", text: "firstAnswer" },
  { by: "you", text: "secondQuestion" },
  { by: "house", text: "secondAnswer" },
] as const;

function SampleDialogue() {
  const t = useTranslations("line.sample");
  return (
    <ol className="line-dialogue">
      {turns.map(({ by, text }) => (
        <li key={text} className={`line-bubble line-bubble-${by}`}>
          <span className="visually-hidden">{t(by)}</span>
          {t(text)}
        </li>
      ))}
    </ol>
  );
}
