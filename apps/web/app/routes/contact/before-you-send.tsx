import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Info, MessageSquare, Ticket } from "../../ui/generated/icons.ts";
import { NotePanel } from "../../ui/note-panel.tsx";

const ways = [
  { name: "faq", to: "/faq", icon: <Info /> },
  { name: "reservation", to: "/user/reservation", icon: <Ticket /> },
  { name: "line", to: "/line", icon: <MessageSquare /> },
] as const;

/** Where an answer may be had sooner. */
export function BeforeYouSend() {
  const t = useTranslations("contact.before");
  return (
    <aside aria-labelledby="contact-before">
      <h2 id="contact-before" className="contact-aside-title">
        {t("heading")}
      </h2>
      {ways.map(({ name, to, icon }) => (
        <NotePanel key={name} icon={icon} title={<Link to={to}>{t(`${name}.title`)}</Link>}>
          {t(`${name}.note`)}
        </NotePanel>
      ))}
    </aside>
  );
}
