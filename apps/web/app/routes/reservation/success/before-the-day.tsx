import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Clock, Undo2, Users } from "../../../ui/generated/icons.ts";

type BeforeTheDayProps = { doors: string; starts: string; deadline: string | null };

export function BeforeTheDay({ doors, starts, deadline }: BeforeTheDayProps) {
  const t = useTranslations("reserving.success");
  return (
    <section className="wrap reserved-before" aria-labelledby="before">
      <h2 id="before">{t("before")}</h2>
      <div className="reserved-cards">
        <div className="panel">
          <Clock />
          <h3>{t("doors", { time: doors })}</h3>
          <p>
            {t.rich("doorsBody", {
              time: starts,
              line: (text) => <Link to="/line">{text}</Link>,
            })}
          </p>
        </div>
        <div className="panel">
          <Undo2 />
          <h3>{t("change")}</h3>
          <p>{deadline ? t("changeBody", { time: deadline }) : t("changeOver")}</p>
        </div>
        <div className="panel">
          <Users />
          <h3>{t("people")}</h3>
          <p>{t("peopleBody")}</p>
        </div>
      </div>
    </section>
  );
}
