import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { Checkbox } from "../../../../ui/field/toggle.tsx";
import { AdminHead, AdminTrail } from "../../admin-head.tsx";
import { eventPath } from "../event-path.ts";
import type { Route } from "./+types/page.ts";
import { makeSeries, readSeries } from "./series.server.ts";
import { SeriesForm } from "./series-form.tsx";
import "./series.css";

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  readSeries(params.eventId, context.get(visitContext), url.searchParams);

export const action = ({ params, context, request }: Route.ActionArgs) =>
  makeSeries(params.eventId, context.get(visitContext), request);

export default function EventSeries({ loaderData, actionData }: Route.ComponentProps) {
  const { eventId, query, days } = loaderData;
  const all = useTranslations("adminEvent");
  const t = useTranslations("adminEvent.repeatPage");
  const title = loaderData.title || all("untitled");
  return (
    <>
      <AdminTrail to={eventPath(eventId)} parent={title}>
        {t("trail")}
      </AdminTrail>
      <AdminHead title={t("heading")} note={t("note", { title })} />
      {actionData?.failed && (
        <div role="alert">
          <Callout tone="danger">{t("failed")}</Callout>
        </div>
      )}
      {query ? (
        <div className="series">
          {/* Remounted with the address, so that the fields show its values. */}
          <SeriesForm key={JSON.stringify(query)} query={query} />
          <Days key={days.map(({ day }) => day).join()} query={query} days={days} />
        </div>
      ) : (
        <Callout tone="warning">{t("noDay")}</Callout>
      )}
    </>
  );
}

type Loaded = Route.ComponentProps["loaderData"];
type DaysProps = { query: NonNullable<Loaded["query"]>; days: Loaded["days"] };

function Days({ query, days }: DaysProps) {
  const t = useTranslations("adminEvent.repeatPage");
  const { weekdays, ...rule } = query;
  const [count, setCount] = useState(days.length);
  return (
    <Form method="post" className="admin-box">
      {Object.entries(rule).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {weekdays.map((weekday) => (
        <input key={weekday} type="hidden" name="weekdays" value={weekday} />
      ))}
      <fieldset className="choice-field">
        <legend className="admin-box-head">
          <h2>{t("days")}</h2>
        </legend>
        <p className="field-hint">{days.length > 0 ? t("daysHint") : t("none")}</p>
        <div
          className="series-days"
          onChange={({ currentTarget }) =>
            setCount(currentTarget.querySelectorAll(":checked").length)
          }
        >
          {days.map(({ day, label, holiday }) => (
            <Checkbox key={day} name="days" value={day} defaultChecked note={holiday ?? undefined}>
              {label}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Checkbox name="publish" value="yes" note={t("publishHint")}>
        {t("publish")}
      </Checkbox>
      {days.length > 0 && (
        <Button type="submit" name="intent" value="make">
          {t("submit", { count })}
        </Button>
      )}
    </Form>
  );
}
