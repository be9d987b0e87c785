import { listStaff } from "@takujo/contracts/generated/platform/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { data } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import { visitContext } from "../../shell/visit.ts";
import type { Route } from "./+types/page.ts";
import { FilterLinks } from "./filter-links.tsx";
import { NobodyFits } from "./nobody-fits.tsx";
import { staffHead } from "./server-staff-head.ts";
import { StaffCard } from "./staff-card.tsx";
import { fitsFilter, readStaffFilter, staffFilters } from "./staff-filter.ts";
import "./staff.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const filter = readStaffFilter(url.searchParams);
  if (filter === null) throw data(null, { status: 404 });
  const { items } = unwrap(await listStaff({ client, query: { locale } }));
  const choices = [undefined, ...staffFilters].map((choice) => ({
    filter: choice,
    count: items.filter((person) => fitsFilter(person, choice)).length,
  }));
  return {
    head: staffHead(locale, filter),
    filter,
    choices: choices.filter(({ count, filter: choice }) => count > 0 || choice === filter),
    people: items.filter((person) => fitsFilter(person, filter)),
  };
}

export default function Staff({ loaderData: { filter, choices, people } }: Route.ComponentProps) {
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
