import type { ReceptionHelpers as Helpers } from "@takujo/contracts/generated/games/types.gen";
import { formatMonthDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { Button } from "../../../../ui/action/button.tsx";
import { TextInput } from "../../../../ui/field/input.tsx";
import { useNewcomers } from "../../../../ui/form/use-newcomers.ts";
import { Plus } from "../../../../ui/generated/icons.ts";
import type { HelperRefusal } from "./reception-helpers.server.ts";
import "./reception-helpers.css";

type ReceptionHelpersProps = {
  helpers: Helpers["helpers"];
  refusal: HelperRefusal | undefined;
};

/** Helpers at an event's reception, besides admins. The page needs the message set `reception`. */
export function ReceptionHelpers({ helpers, refusal }: ReceptionHelpersProps) {
  const t = useTranslations("reception.helpers");
  const locale = useLocale();
  return (
    <section className="admin-box reception-helpers" aria-labelledby="reception-helpers">
      <h2 id="reception-helpers">{t("heading")}</h2>
      <p className="admin-note">{t("lead")}</p>
      {helpers.length === 0 && <p>{t("none")}</p>}
      <ul>
        {helpers.map(({ userId, name, handle, email, grantedAt }) => (
          <li key={userId}>
            <span>
              <b>{name || `@${handle}`}</b>
              <small>
                @{handle}・{email}・{t("since", { day: formatMonthDay(grantedAt, locale) })}
              </small>
            </span>
            <Form method="post">
              <input type="hidden" name="userId" value={userId} />
              <Button
                type="submit"
                name="intent"
                value="revoke-help"
                size="small"
                variant="line"
                aria-label={t("revokeOf", { name: name || `@${handle}` })}
              >
                {t("revoke")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" key={useNewcomers(helpers.map(({ userId }) => userId))}>
        <TextInput
          id="person"
          name="person"
          label={t("person")}
          defaultValue={refusal?.person}
          error={refusal && t(refusal.why)}
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <Button type="submit" name="intent" value="grant-help" icon={<Plus />}>
          {t("grant")}
        </Button>
      </Form>
    </section>
  );
}
