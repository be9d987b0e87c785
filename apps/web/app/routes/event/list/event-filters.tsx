import { useTranslations } from "@takujo/i18n/react";
import { Link, useHref } from "react-router";
import { Button } from "../../../ui/action/button.tsx";
import { ChipChoice, ChipLink, ChipList } from "../../../ui/action/chip.tsx";
import { Calendar } from "../../../ui/generated/icons.ts";
import type { FilterChip, filterView } from "./list.server.ts";

export function TagChips({ tags }: { tags: FilterChip[] }) {
  return (
    <ChipList>
      {tags.map(({ key, text, to, current }) => (
        <ChipLink key={key} to={to} current={current}>
          {text}
        </ChipLink>
      ))}
    </ChipList>
  );
}

/** Links and a plain form: the choice is in the address, with or without scripts. */
export function EventFilters({ filters }: { filters: ReturnType<typeof filterView> }) {
  const t = useTranslations("event");
  const { tags, seats, chosen, weekdays, games, game, carried, reset } = filters;
  return (
    <section className="event-filters" aria-label={t("filters")}>
      <TagChips tags={tags} />
      <div className="event-filters-line">
        {/* Remounted with the address, so that the fields show its values. */}
        <details key={`${chosen} ${carried.join(" ")}`} className="event-filters-more">
          <summary className="chip" data-chosen={chosen ? "" : undefined}>
            <Calendar />
            {chosen || t("more")}
          </summary>
          <form className="event-filters-form" action={useHref("/event")}>
            {carried.map(([name, value]) => (
              <input key={value} type="hidden" name={name} value={value} />
            ))}
            {(["from", "to"] as const).map((name) => (
              <div key={name} className="event-filters-field">
                <label htmlFor={`event-${name}`}>{t(name)}</label>
                <input
                  className="input"
                  id={`event-${name}`}
                  type="date"
                  name={name}
                  defaultValue={filters[name]}
                />
              </div>
            ))}
            <div className="event-filters-field">
              <label htmlFor="event-game">{t("game")}</label>
              <span className="input-select">
                <select className="input" id="event-game" name="game" defaultValue={game}>
                  <option value="">{t("anyGame")}</option>
                  {games.map(({ slug, name }) => (
                    <option key={slug} value={slug}>
                      {name}
                    </option>
                  ))}
                </select>
              </span>
            </div>
            <fieldset className="event-filters-weekdays">
              <legend>{t("weekdays")}</legend>
              <ChipList>
                {weekdays.map(({ value, name, chosen }) => (
                  <ChipChoice
                    key={value}
                    type="checkbox"
                    name="weekday"
                    value={value}
                    defaultChecked={chosen}
                  >
                    {name}
                  </ChipChoice>
                ))}
              </ChipList>
            </fieldset>
            <Button type="submit">{t("search")}</Button>
          </form>
        </details>
        {reset && (
          <Link to={reset} preventScrollReset>
            {t("reset")}
          </Link>
        )}
        <ChipLink to={seats.to} current={seats.current}>
          {t("seatsLeft")}
        </ChipLink>
      </div>
    </section>
  );
}
