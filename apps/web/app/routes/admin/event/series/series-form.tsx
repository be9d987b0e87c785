import { maxEventsOfSeries } from "@takujo/contracts/booking/schedule/series/series-limit";
import { formatWeekday } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { Button } from "../../../../ui/action/button.tsx";
import { ChipChoice, ChipList } from "../../../../ui/action/chip.tsx";
import { Select, TextInput } from "../../../../ui/field/input.tsx";
import { nths, type SeriesQuery } from "./series-query.ts";

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** The rule. It is part of the address, and its days are shown beside it. */
export function SeriesForm({ query }: { query: SeriesQuery }) {
  const t = useTranslations("adminEvent.repeatPage");
  const nameOf = useWeekdayName();
  return (
    <Form method="get" className="admin-box" preventScrollReset>
      <fieldset className="field choice-field">
        <legend className="field-label">{t("every")}</legend>
        <ChipList>
          {(["week", "month"] as const).map((every) => (
            <ChipChoice
              key={every}
              name="every"
              value={every}
              defaultChecked={query.every === every}
            >
              {t(every)}
            </ChipChoice>
          ))}
        </ChipList>
      </fieldset>
      <TextInput
        id="series-interval"
        name="interval"
        type="number"
        inputMode="numeric"
        min={1}
        max={12}
        label={t("interval")}
        hint={t(query.every === "week" ? "weekUnit" : "monthUnit")}
        defaultValue={query.interval}
      />
      <fieldset className="field choice-field series-week">
        <legend className="field-label">{t("weekdays")}</legend>
        <ChipList>
          {weekdays.map((weekday) => (
            <ChipChoice
              key={weekday}
              type="checkbox"
              name="weekdays"
              value={weekday}
              defaultChecked={query.weekdays.includes(weekday)}
            >
              {nameOf(weekday)}
            </ChipChoice>
          ))}
        </ChipList>
      </fieldset>
      <div className="series-month">
        <Select id="series-nth" name="nth" label={t("nthLabel")} defaultValue={query.nth}>
          {nths.map((nth) => (
            <option key={nth} value={nth}>
              {t(`nth.${nth}`)}
            </option>
          ))}
        </Select>
        <Select
          id="series-weekday"
          name="weekday"
          label={t("weekday")}
          defaultValue={query.weekday}
        >
          {weekdays.map((weekday) => (
            <option key={weekday} value={weekday}>
              {nameOf(weekday)}
            </option>
          ))}
        </Select>
        <TextInput
          id="series-day"
          name="day"
          type="number"
          inputMode="numeric"
          min={1}
          max={31}
          label={t("day")}
          hint={t("dayHint")}
          defaultValue={query.day}
        />
      </div>
      <div className="series-end">
        <TextInput
          id="series-count"
          name="count"
          type="number"
          inputMode="numeric"
          min={1}
          max={maxEventsOfSeries}
          label={t("count")}
          defaultValue={query.count}
        />
        <TextInput
          id="series-until"
          name="until"
          type="date"
          label={t("until")}
          defaultValue={query.until}
        />
      </div>
      <Button type="submit" variant="line">
        {t("show")}
      </Button>
    </Form>
  );
}

/** 2026-06-01 is a Monday. */
function useWeekdayName(): (weekday: number) => string {
  const locale = useLocale();
  return (weekday) => formatWeekday(`2026-06-0${weekday}`, locale);
}
