import { useTranslations } from "@takujo/i18n/react";
import { FilterLinks } from "./filter-links.tsx";
import { NobodyFits } from "./nobody-fits.tsx";
import type { StaffViewData } from "./server-staff-view.ts";
import { StaffCard } from "./staff-card.tsx";
import "./staff.css";

export function StaffView({ filter, choices, people }: StaffViewData) {
  const t = useTranslations("staff");
  return (
    <main id="main" className="wrap staff">
      <h1>{t("heading")}</h1>
      <p className="lead staff-lead">{t("lead")}</p>
      <FilterLinks current={filter} choices={choices} />
      {people.length > 0 ? (
        <ul className="staff-list">
          {people.map((person) => (
            <StaffCard key={person.slug} person={person} />
          ))}
        </ul>
      ) : (
        <NobodyFits />
      )}
    </main>
  );
}
