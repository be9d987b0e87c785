import { useTranslations } from "@takujo/i18n/react";
import { useHref } from "react-router";
import { Button } from "../../../ui/action/button.tsx";
import type { kindCounts } from "./kind-counts.server.ts";
import { countsId } from "./session-list.tsx";

type KindCountsProps = NonNullable<ReturnType<typeof kindCounts>>;

/** Asks how many come at which price. A GET form, so that the answer stays in the address through the sign-in. */
export function KindCounts({ path, legend, fields, counts }: KindCountsProps) {
  const t = useTranslations("event");
  return (
    <form id={countsId} className="event-kinds" action={useHref(path)}>
      <fieldset>
        <legend>{legend}</legend>
        {fields.map(({ name, label, first }) => (
          <div key={name} className="field">
            <label className="field-label" htmlFor={`counts-${name}`}>
              {label}
            </label>
            <span className="input-select">
              <select
                className="input"
                id={`counts-${name}`}
                name={name}
                defaultValue={String(first)}
              >
                {counts.map((people, count) => (
                  <option key={people} value={count}>
                    {people}
                  </option>
                ))}
              </select>
            </span>
          </div>
        ))}
      </fieldset>
      <Button type="submit">{t("choose")}</Button>
    </form>
  );
}
