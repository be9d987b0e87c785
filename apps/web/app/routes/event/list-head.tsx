import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../shell/num.tsx";
import { ChipLink, ChipList } from "../../ui/chip.tsx";
import { type listView, viewLinks } from "./server-list.ts";
import type { EventListQuery } from "./server-list-query.ts";

type ListHeadProps = {
  query: EventListQuery;
  list?: Pick<ReturnType<typeof listView>, "lead" | "count">;
};

export function ListHead({ query, list }: ListHeadProps) {
  const t = useTranslations("event");
  return (
    <>
      <div className="event-list-head">
        <h1>{t(query.when === "past" ? "pastHeading" : "heading")}</h1>
        <nav aria-label={t("views")}>
          <ChipList>
            {viewLinks(query).map(({ name, to, current }) => (
              <ChipLink key={name} to={to} current={current}>
                {t(`view.${name}`)}
              </ChipLink>
            ))}
          </ChipList>
        </nav>
      </div>
      {list && <p className="lead">{t.rich(list.lead, { count: list.count, num })}</p>}
    </>
  );
}
