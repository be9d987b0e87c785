import type {
  CarriedChange,
  EventConsequences,
} from "@takujo/contracts/booking/schedule/organized-event";
import { formatFullDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../../../shell/form/plain-form.tsx";
import { useLocale } from "../../../../../shell/routing/use-locale.ts";
import { Button, ButtonLink } from "../../../../../ui/action/button.tsx";
import { Callout } from "../../../../../ui/feedback/callout.tsx";
import { DialogContent } from "../../../../../ui/feedback/dialog.tsx";
import { QuestionDialog } from "../../../question/question-dialog.tsx";
import { ConsequenceList } from "../consequence-list.tsx";
import { MailPreviews } from "../mail-previews.tsx";

const titleId = "following-question";

type FollowingQuestionProps = {
  self: string;
  version: number;
  consequences: EventConsequences;
  /** Null if there is nothing that could be carried over. */
  changes: CarriedChange[] | null;
};

/** Asks before changing this event and the later ones of its series, with the effect on each and the people to be told. */
export function FollowingQuestion(props: FollowingQuestionProps) {
  const { self, version, consequences, changes } = props;
  const t = useTranslations("adminEvent.following");
  const lineOf = useChangeLine();
  const locale = useLocale();
  const isPossible = changes?.some(({ isChanged }) => isChanged) ?? false;
  return (
    <QuestionDialog titleId={titleId} back={self} wide>
      <Form method="post" action={self}>
        <input type="hidden" name="version" value={version} />
        <DialogContent
          mode="confirm"
          titleId={titleId}
          title={t("title")}
          text={t("text")}
          actions={
            <>
              <ButtonLink to={self} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              {isPossible && (
                <Button type="submit" name="intent" value="publish-following">
                  {t("submit")}
                </Button>
              )}
            </>
          }
        >
          {isPossible ? (
            <>
              <h3>{t("this")}</h3>
              <ConsequenceList consequences={consequences} />
              <h3>{t("later")}</h3>
              <ul className="series-changes">
                {changes?.map((change) => (
                  <li key={change.id}>
                    <b>{formatFullDay(change.day, locale)}</b>
                    <span>{lineOf(change)}</span>
                  </li>
                ))}
              </ul>
              <MailPreviews mails={consequences.mails} />
            </>
          ) : (
            <Callout>{t("noChanges")}</Callout>
          )}
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}

function useChangeLine() {
  const t = useTranslations("adminEvent.following");
  return ({ isChanged, isPublished, problems, kept, told }: CarriedChange): string => {
    const what = !isChanged
      ? t("unchanged")
      : isPublished
        ? t("published", told)
        : problems > 0
          ? t("problems", { count: problems })
          : t("draft");
    return kept.length > 0 ? `${what} ${t("kept", { count: kept.length })}` : what;
  };
}
