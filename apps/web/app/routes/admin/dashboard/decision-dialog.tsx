import type {
  DecisionConsequence,
  TableToDecide,
} from "@takujo/contracts/generated/games/types.gen";
import { submissionField } from "@takujo/contracts/submission";
import { formatMonthDayTime } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../shell/form/plain-form.tsx";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { DialogContent } from "../../../ui/feedback/dialog.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { MailPreview } from "../mail-preview.tsx";
import { QuestionDialog } from "../question/question-dialog.tsx";
import { decisionPath, useTableName } from "./decision-panel.tsx";

const titleId = "decision-title";

type DecisionDialogProps = {
  table: TableToDecide;
  nonce: string;
  refusal: FormRefusal | undefined;
};

/** Whether a table takes place, with what either answer does to people. */
export function DecisionDialog({ table, nonce, refusal }: DecisionDialogProps) {
  const t = useTranslations("adminDashboard.decisions");
  const locale = useLocale();
  const name = useTableName()(table);
  const { sessionId, minPlayers, players, waiting, decisionAt, hasArrivals } = table;
  const time = formatMonthDayTime(decisionAt, locale);
  return (
    <QuestionDialog titleId={titleId} back="/admin" wide>
      <Form method="post" action={decisionPath(sessionId)} preventScrollReset>
        <input type="hidden" name="sessionId" value={sessionId} />
        <input type="hidden" name={submissionField} value={nonce} />
        <DialogContent
          mode="confirm"
          titleId={titleId}
          title={t("title", { name })}
          text={t("text", { min: minPlayers, now: players, waiting, time })}
          actions={
            <>
              <ButtonLink to="/admin" variant="line" replace preventScrollReset>
                {t("later")}
              </ButtonLink>
              {!hasArrivals && (
                <Button type="submit" name="decision" value="off" variant="danger">
                  {t("off")}
                </Button>
              )}
              <Button type="submit" name="decision" value="go">
                {t("go")}
              </Button>
            </>
          }
        >
          {refusal && (
            <div role="alert">
              <Callout tone="danger">{refusal.formErrors.join(" ")}</Callout>
            </div>
          )}
          <Consequence heading={t("ifGo")} consequence={table.go} keeps={t("goKeeps")} />
          {hasArrivals ? (
            <p className="admin-note">{t("arrived")}</p>
          ) : (
            <Consequence heading={t("ifOff")} consequence={table.off} keeps={t("offEnds")} />
          )}
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}

type ConsequenceProps = { heading: string; consequence: DecisionConsequence; keeps: string };

function Consequence({ heading, consequence, keeps }: ConsequenceProps) {
  const t = useTranslations("adminDashboard.decisions");
  const { mails, calls, examples } = consequence;
  return (
    <section className="dashboard-consequence">
      <h3>{heading}</h3>
      <ul>
        <li>{keeps}</li>
        <li>{t("mails", { count: mails })}</li>
        {calls > 0 && <li>{t("calls", { count: calls })}</li>}
      </ul>
      {examples.map((mail) => (
        <MailPreview
          key={mail.locale}
          title={t("mail", { language: t(`languages.${mail.locale}`) })}
          mail={mail}
        />
      ))}
    </section>
  );
}

export function useDecisionOutcomes(): Record<"go" | "off", string> {
  const t = useTranslations("adminDashboard.decisions.done");
  return { go: t("go"), off: t("off") };
}
