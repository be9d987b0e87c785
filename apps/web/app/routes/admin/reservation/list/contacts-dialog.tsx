import { organizerReasonLimit } from "@takujo/contracts/booking/organizer/admin-reservation-form";
import { useTranslations } from "@takujo/i18n/react";
import { useHref, useNavigate } from "react-router";
import { SubmissionMark } from "../../../../shell/form/plain-form.tsx";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { Select, Textarea } from "../../../../ui/field/input.tsx";
import { Download } from "../../../../ui/generated/icons.ts";
import { SignInAgain } from "../../../user/sign-in-again.tsx";
import { QuestionDialog } from "../../question/question-dialog.tsx";
import { givenOf, listPath, type ReservationListQuery } from "../list-query.ts";

const titleId = "contacts-title";

type ContactsDialogProps = {
  query: ReservationListQuery;
  isRefused: boolean;
  /** The sign-in is too old for it. */
  needsSignIn: boolean;
};

export function ContactsDialog({ query, isRefused, needsSignIn }: ContactsDialogProps) {
  return (
    <QuestionDialog titleId={titleId} back={listPath(query)}>
      {needsSignIn ? (
        <SignInFirst back={listPath(query)} />
      ) : (
        <ContactsForm query={query} isRefused={isRefused} />
      )}
    </QuestionDialog>
  );
}

function SignInFirst({ back }: { back: string }) {
  const t = useTranslations("adminReservation");
  return (
    <DialogContent
      mode="plain"
      titleId={titleId}
      title={t("csv.contactsTitle")}
      text={t("csv.contactsText")}
      actions={
        <ButtonLink to={back} variant="line" replace preventScrollReset>
          {t("dismiss")}
        </ButtonLink>
      }
    >
      <SignInAgain />
    </DialogContent>
  );
}

/** A plain form, because the response is a file. */
function ContactsForm({ query, isRefused }: Omit<ContactsDialogProps, "needsSignIn">) {
  const t = useTranslations("adminReservation");
  const files = useTranslations("admin.csv");
  const back = listPath(query);
  const navigate = useNavigate();
  const action = useHref("/admin/reservation/export");
  const { after: _, ...filter } = givenOf(query);
  return (
    <form
      method="post"
      action={action}
      // The response is a download, so the page does not change and the dialog must be closed here.
      onSubmit={() =>
        void setTimeout(() => navigate(back, { replace: true, preventScrollReset: true }))
      }
    >
      <SubmissionMark />
      {Object.entries(filter).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DialogContent
        mode="plain"
        titleId={titleId}
        title={t("csv.contactsTitle")}
        text={t("csv.contactsText")}
        actions={
          <>
            <ButtonLink to={back} variant="line" replace preventScrollReset>
              {t("dismiss")}
            </ButtonLink>
            <Button type="submit" icon={<Download />}>
              {t("csv.submit")}
            </Button>
          </>
        }
      >
        <div className="question-fields">
          <Textarea
            id="contacts-reason"
            name="reason"
            label={t("csv.reason")}
            placeholder={t("csv.reasonExample")}
            error={isRefused ? t("csv.reasonNeeded") : undefined}
            maxLength={organizerReasonLimit}
            rows={2}
            required
          />
          <Select id="contacts-encoding" name="encoding" label={t("csv.encoding")}>
            <option value="utf-8">{files("utf8")}</option>
            <option value="shift_jis">{files("shiftJis")}</option>
          </Select>
        </div>
      </DialogContent>
    </form>
  );
}
