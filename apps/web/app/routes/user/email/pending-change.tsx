import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link, useNavigation } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { InlineError } from "../../../ui/field/inline-error.tsx";
import { ChevronRight, RotateCw } from "../../../ui/generated/icons.ts";
import { SignInAgain } from "../sign-in-again.tsx";
import { notFresh } from "../sign-in-again-intent.ts";
import type { EmailRefusal } from "./change-email.server.ts";
import type { PendingChange as Change } from "./pending-change.server.ts";
import { VerticalSteps } from "./vertical-steps.tsx";

type PendingChangeProps = { email: string; pending: Change; refusal: EmailRefusal | undefined };

/** Which mails were sent where, and how to cancel the change. */
export function PendingChange({ email, pending, refusal }: PendingChangeProps) {
  const t = useTranslations("emailChange");
  const { newEmail, askedAt } = pending;
  const asked = new Date(askedAt);
  const isOld = refusal?.code === notFresh;
  const error = refusal?.errors["email"];
  const sent = () => (
    <time key="time" className="num" dateTime={asked.toISOString()}>
      {clock(asked)}
    </time>
  );
  return (
    <>
      <div className="email-swap">
        <div>
          <small>{t("pending.current")}</small>
          <b className="email-swap-old">{email}</b>
        </div>
        <ChevronRight />
        <div>
          <small>{t("pending.next")}</small>
          <b>{newEmail}</b>
        </div>
      </div>
      <VerticalSteps
        steps={[
          {
            title: t("pending.agree"),
            isNow: true,
            note: (
              <>
                <p>{t.rich("pending.agreeNote", { email, time: sent })}</p>
                <div className="email-again">
                  <Form method="post">
                    <input type="hidden" name="email" value={newEmail} />
                    <Button
                      type="submit"
                      variant="line"
                      size="small"
                      icon={<RotateCw />}
                      loading={useNavigation().formData?.get("email") === newEmail}
                    >
                      {t("pending.again")}
                    </Button>
                  </Form>
                  <Form method="post">
                    <Button
                      type="submit"
                      name="intent"
                      value="correct"
                      variant="quiet"
                      size="small"
                    >
                      {t("pending.correct")}
                    </Button>
                  </Form>
                </div>
                <div role="alert">
                  {isOld && <SignInAgain />}
                  {!isOld && error && <InlineError>{error}</InlineError>}
                </div>
              </>
            ),
          },
          {
            title: t("pending.prove"),
            note: <p>{t("pending.proveNote", { email: newEmail })}</p>,
          },
          { title: t("steps.change"), note: <p>{t("steps.changeNote")}</p> },
        ]}
      />
      <div className="email-stop">
        <Callout tone="warning" title={t("pending.stop")}>
          {t.rich("pending.unexpected", {
            devices: (words) => (
              <Link key="devices" to="/user/device">
                {words}
              </Link>
            ),
          })}
        </Callout>
      </div>
    </>
  );
}
