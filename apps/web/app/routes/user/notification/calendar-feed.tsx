import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../shell/form/plain-form.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Calendar } from "../../../ui/generated/icons.ts";
import { Panel } from "../../../ui/layout/panel.tsx";

/** The secret address of the person's calendar feed; null without one. */
export function CalendarFeed({ address }: { address: string | null }) {
  const t = useTranslations("notification.calendar");
  return (
    <section className="account-section" aria-labelledby="calendar">
      <h2 className="account-subhead" id="calendar">
        {t("heading")}
      </h2>
      <Panel>
        <p>{t("lead")}</p>
        {address && <FeedAddress address={address} />}
        <Form method="post" preventScrollReset className="notification-actions">
          <Button type="submit" name="intent" value="renew-feed" variant="line" icon={<Calendar />}>
            {t(address ? "renew" : "start")}
          </Button>
          {address && (
            <Button type="submit" name="intent" value="end-feed" variant="quiet-danger">
              {t("end")}
            </Button>
          )}
        </Form>
        {address && <p className="meta">{t("renewNote")}</p>}
      </Panel>
    </section>
  );
}

function FeedAddress({ address }: { address: string }) {
  const t = useTranslations("notification.calendar");
  return (
    <>
      <label className="notification-address">
        {t("address")}
        <input
          className="input"
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <p>
        <a
          className="button button-line button-small"
          href={address.replace(/^https?:/, "webcal:")}
        >
          {t("open")}
        </a>
      </p>
      <p className="meta">{t("secret")}</p>
    </>
  );
}
