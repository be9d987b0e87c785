import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Clock, Lock, Mail } from "../../ui/generated/icons.ts";
import { Kern } from "../../ui/kern.tsx";
import { NotePanel } from "../../ui/note-panel.tsx";
import { FriendCard } from "./friend-card.tsx";
import { SampleDialogue } from "./sample-dialogue.tsx";
import "./line.css";

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
          <NotePanel icon={<Clock />} title={t("hours.title")}>
            {t("hours.note")}
          </NotePanel>
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
