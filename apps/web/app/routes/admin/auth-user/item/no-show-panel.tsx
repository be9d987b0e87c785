import { excuseReasons } from "@takujo/contracts/booking/seats/no-show-form";
import type { PersonNoShows } from "@takujo/contracts/generated/games/types.gen";
import { formatDay, formatMonthDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useFormWords } from "../../../../shell/form/use-form-words.ts";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { FigureDate } from "../../../../shell/text/figure-date.tsx";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { RadioField } from "../../../../ui/form/fields/choice-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { QuestionDialog } from "../../question/question-dialog.tsx";
import { itemPath } from "../../reservation/item-path.ts";
import { excusePath, userPath } from "../user-view.ts";

export type AbsenceView = PersonNoShows["absences"][number];

type NoShowPanelProps = {
  userId: string;
  noShows: PersonNoShows;
  refusal: FormRefusal | undefined;
};

/** How often the person stayed away, what follows from it, and each absence with the day it expires. */
export function NoShowPanel({ userId, noShows, refusal }: NoShowPanelProps) {
  const t = useTranslations("adminNoShow.person");
  const { rule, absences } = noShows;
  return (
    <section className="admin-box" aria-labelledby="no-show-heading">
      <div className="admin-box-head">
        <h2 id="no-show-heading">{t("heading")}</h2>
        {rule && <Standing rule={rule} noShows={noShows} />}
      </div>
      {rule ? (
        <>
          <Rings rule={rule} counted={noShows.counted} />
          <Consequence rule={rule} noShows={noShows} />
          {absences.length === 0 && <p className="admin-note">{t("none")}</p>}
          <ul className="user-entries">
            {absences.map((absence) => (
              <AbsenceEntry
                key={absence.reservationId}
                userId={userId}
                absence={absence}
                refusal={refusal?.values["absence"] === absence.reservationId ? refusal : undefined}
              />
            ))}
          </ul>
        </>
      ) : (
        <p className="admin-note">{t("off")}</p>
      )}
      <p>
        <Link to="/admin/no-show-rule">{t("toRule")}</Link>
      </p>
    </section>
  );
}

type Rule = NonNullable<PersonNoShows["rule"]>;

function Standing({ rule, noShows }: { rule: Rule; noShows: PersonNoShows }) {
  const t = useTranslations("adminNoShow.person");
  const { counted, limit } = noShows;
  if (limit) return <Tag tone="gold">{t("limited", { count: limit.mostComing })}</Tag>;
  if (counted >= rule.absences) return <Tag>{t("over")}</Tag>;
  return counted > 0 ? (
    <Tag tone={counted === rule.absences - 1 ? "gold" : undefined}>
      {t("left", { count: rule.absences - counted })}
    </Tag>
  ) : null;
}

function Rings({ rule: { absences, months }, counted }: { rule: Rule; counted: number }) {
  const t = useTranslations("adminNoShow.person");
  return (
    <div className="user-rings">
      <div role="img" aria-label={t("rings", { absences, counted })}>
        {Array.from({ length: absences }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rings have no identity
          <i key={index} className="num" data-filled={index < counted || undefined}>
            {index + 1}
          </i>
        ))}
      </div>
      <p>
        {t("window", { months })}
        <br />
        {t("sum", { counted, absences })}
      </p>
    </div>
  );
}

function Consequence({ rule, noShows }: { rule: Rule; noShows: PersonNoShows }) {
  const t = useTranslations("adminNoShow.person");
  const locale = useLocale();
  const { limit } = noShows;
  return (
    <p className="admin-note">
      {limit
        ? t("limitedUntil", { ...limit, day: formatMonthDay(limit.freeFrom, locale) })
        : t("consequence", rule)}
    </p>
  );
}

type AbsenceEntryProps = {
  userId: string;
  absence: AbsenceView;
  refusal: FormRefusal | undefined;
};

function AbsenceEntry({ userId, absence, refusal }: AbsenceEntryProps) {
  const t = useTranslations("adminNoShow.person");
  const locale = useLocale();
  const { reservationId, title, startsAt, standing, expiresOn, excuse } = absence;
  const words = useFormWords();
  const of = <span className="visually-hidden">{t("of", { title })}</span>;
  return (
    <li>
      <div>
        <FigureDate date={startsAt} />{" "}
        <Link to={itemPath(reservationId)} lang={absence.locale}>
          {title}
        </Link>
        <small>
          {standing === "counted" && t("expires", { day: formatDay(expiresOn, locale) })}
          {standing === "grace" && t("grace")}
          {excuse && t("excused", { reason: t(`reasons.${excuse}`) })}
        </small>
      </div>
      {standing === "excused" ? (
        <Form id={`count-${reservationId}`} words={words} labels={{}} refusal={refusal}>
          <input type="hidden" name="intent" value="count-absence" />
          <input type="hidden" name="absence" value={reservationId} />
          <SubmitButton variant="quiet">
            {t("count")}
            {of}
          </SubmitButton>
        </Form>
      ) : (
        <ButtonLink
          to={excusePath(userId, reservationId)}
          variant="line"
          size="small"
          preventScrollReset
        >
          {t("excuse")}
          {of}
        </ButtonLink>
      )}
    </li>
  );
}

const titleId = "excuse-title";

type ExcuseDialogProps = {
  userId: string;
  absence: AbsenceView;
  refusal: FormRefusal | undefined;
};

export function ExcuseDialog({ userId, absence, refusal }: ExcuseDialogProps) {
  const t = useTranslations("adminNoShow.person");
  const dismiss = useTranslations("adminUser")("dismiss");
  const locale = useLocale();
  const back = userPath(userId);
  const { reservationId, title, startsAt } = absence;
  return (
    <QuestionDialog titleId={titleId} back={back}>
      <Form
        id="excuse"
        words={useFormWords()}
        labels={{ reason: t("question.reason") }}
        refusal={refusal}
      >
        <input type="hidden" name="intent" value="excuse-absence" />
        <input type="hidden" name="absence" value={reservationId} />
        <DialogContent
          mode="plain"
          titleId={titleId}
          title={t("question.title")}
          text={t("question.text", { title, day: formatDay(startsAt, locale) })}
          actions={
            <>
              <ButtonLink to={back} variant="line" replace preventScrollReset>
                {dismiss}
              </ButtonLink>
              <SubmitButton>{t("question.submit")}</SubmitButton>
            </>
          }
        >
          <RadioField
            name="reason"
            choices={excuseReasons.map((reason) => ({
              value: reason,
              label: t(`reasons.${reason}`),
            }))}
            required
          />
        </DialogContent>
      </Form>
    </QuestionDialog>
  );
}
