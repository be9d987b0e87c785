import type { NotificationChoices } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useNavigation } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Switch } from "../../../ui/field/toggle.tsx";

type ChoiceName = Exclude<
  keyof NotificationChoices,
  "quietFrom" | "quietUntil" | "version" | "isNewsMailStopped"
>;

/** `always`: cannot be switched off. */
interface Row {
  name: "reservation" | "offer" | "reminder" | "thanks" | "follow" | "news";
  mail: ChoiceName | "always";
  push: ChoiceName | null;
}

const groups: { name: "own" | "invite"; rows: Row[] }[] = [
  {
    name: "own",
    rows: [
      { name: "reservation", mail: "always", push: "reservationPush" },
      { name: "offer", mail: "waitlistMail", push: "offerPush" },
      { name: "reminder", mail: "reminderMail", push: "reminderPush" },
      { name: "thanks", mail: "thanksMail", push: "thanksPush" },
    ],
  },
  {
    name: "invite",
    rows: [
      { name: "follow", mail: "followMail", push: "followPush" },
      { name: "news", mail: "newsMail", push: null },
    ],
  },
];

export function ChoiceForm({ choices }: { choices: NotificationChoices }) {
  const t = useTranslations("notification");
  const isSaving = useNavigation().formData?.get("intent") === "save";
  return (
    <Form method="post" className="account-section" preventScrollReset>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="version" value={choices.version} />
      {groups.map(({ name, rows }) => (
        <div key={name} className="notification-group">
          <h2 className="account-subhead" id={`group-${name}`}>
            {t(`groups.${name}`)}
          </h2>
          <table className="notification-table" aria-labelledby={`group-${name}`}>
            <thead>
              <tr>
                <th scope="col">{t("table.notice")}</th>
                <th scope="col">{t("table.mail")}</th>
                <th scope="col">{t("table.push")}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <NoticeRow key={row.name} row={row} choices={choices} />
              ))}
            </tbody>
          </table>
        </div>
      ))}
      {choices.isNewsMailStopped && <Callout tone="warning">{t("newsStopped")}</Callout>}
      <QuietHours choices={choices} />
      <Button type="submit" loading={isSaving}>
        {t("save")}
      </Button>
    </Form>
  );
}

function NoticeRow({ row, choices }: { row: Row; choices: NotificationChoices }) {
  const t = useTranslations("notification");
  const name = t(`rows.${row.name}.name`);
  const cell = (way: "mail" | "push", choice: ChoiceName | "always" | null) => (
    <td>
      {choice === null || choice === "always" ? (
        <span className="meta">{t(choice === null ? "table.never" : "table.always")}</span>
      ) : (
        <Switch name={choice} defaultChecked={choices[choice]}>
          <span className="visually-hidden">{t("switchOf", { name, way: t(`table.${way}`) })}</span>
        </Switch>
      )}
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {name}
        <small className="meta">{t(`rows.${row.name}.note`)}</small>
      </th>
      {cell("mail", row.mail)}
      {cell("push", row.push)}
    </tr>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

function QuietHours({ choices }: { choices: NotificationChoices }) {
  const t = useTranslations("notification.quiet");
  return (
    <fieldset className="notification-quiet">
      <legend className="account-subhead">{t("heading")}</legend>
      <div className="notification-hours">
        {(["from", "until"] as const).map((end) => {
          const name = end === "from" ? "quietFrom" : "quietUntil";
          return (
            <label key={end}>
              {t(end)}
              <select className="input num" name={name} defaultValue={choices[name]}>
                {hours.map((hour) => (
                  <option key={hour} value={hour}>
                    {t("hour", { hour: String(hour) })}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
      </div>
      <p className="meta">{t("note")}</p>
    </fieldset>
  );
}
