import { type LineRefusal, lineRefusals } from "@takujo/contracts/account/line-outcome";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../shell/form/plain-form.tsx";
import { FigureDate } from "../../../shell/text/figure-date.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";

/** Another way in besides passkeys. Plain forms, which work without scripts. */
export function LineSection({ linkedAt }: { linkedAt: string | null }) {
  const t = useTranslations("passkey.line");
  return (
    <section className="account-section" aria-labelledby="line-heading">
      <h2 className="account-subhead" id="line-heading">
        {t("title")}
      </h2>
      <div className="passkey-line">
        {linkedAt ? (
          <p>
            {t.rich("linked", { day: () => <FigureDate key="day" date={linkedAt} /> })}{" "}
            <span className="muted">{t("unlinkNote")}</span>
          </p>
        ) : (
          <p className="muted">{t("lead")}</p>
        )}
        <Form method="post" preventScrollReset>
          <Button
            type="submit"
            name="intent"
            value={linkedAt ? "unlink-line" : "link-line"}
            variant="line"
            size="small"
          >
            {linkedAt ? t("unlink") : t("link")}
          </Button>
        </Form>
      </div>
    </section>
  );
}

/** Banned people do not get here. */
const isTold = (outcome: string): outcome is Exclude<LineRefusal, "banned"> =>
  outcome !== "banned" && (lineRefusals as readonly string[]).includes(outcome);

/** What came of the way to LINE, as the address says. */
export function LineOutcome({ outcome }: { outcome: string }) {
  const t = useTranslations("passkey.line");
  if (outcome !== "linked" && !isTold(outcome)) return null;
  return (
    <div role="status" className="account-notice">
      {outcome === "linked" ? (
        <Callout tone="success">{t("done")}</Callout>
      ) : (
        <Callout tone="warning">{t(`refusal.${outcome}`)}</Callout>
      )}
    </div>
  );
}
