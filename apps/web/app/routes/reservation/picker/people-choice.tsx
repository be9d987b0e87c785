import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { num } from "../../../shell/text/num.tsx";
import { ChevronRight } from "../../../ui/generated/icons.ts";
import { DieChoice, DieChoices } from "../../../ui/seat/die-choice.tsx";
import type { Choice } from "./use-choice.ts";

/** How many come. It is asked first, because it decides which tables are possible. */
export function PeopleChoice({ choice, legend }: { choice: Choice; legend: ReactNode }) {
  const t = useTranslations("reserving.choose");
  const { people, count, setCount } = choice;
  return (
    <fieldset className="reserving-people">
      <legend>{legend}</legend>
      <DieChoices>
        {people.map((number) => (
          <DieChoice
            key={number}
            name="seats"
            value={number}
            checked={number === count}
            onChange={() => setCount(number)}
          >
            {t.rich("people", { count: number, num })}
          </DieChoice>
        ))}
      </DieChoices>
      <div className="reserving-people-note">
        <p className="meta">{t("peopleNote")}</p>
        <Link className="more-link" to="/contact">
          {t("morePeople", { count: people.length + 1 })}
          <ChevronRight />
        </Link>
      </div>
    </fieldset>
  );
}
