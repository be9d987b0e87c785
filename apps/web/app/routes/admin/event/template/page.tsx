import { maxTemplateNameLength } from "@takujo/contracts/content/editing/editing-limits";
import type { EventTemplate } from "@takujo/contracts/content/editing/event-template";
import { clock, formatHours } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Form, useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { DialogContent } from "../../../../ui/feedback/dialog.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { TextInput } from "../../../../ui/field/input.tsx";
import { Trash2 } from "../../../../ui/generated/admin-icons.ts";
import { Plus } from "../../../../ui/generated/icons.ts";
import { AdminHead, AdminTrail } from "../../admin-head.tsx";
import { QuestionDialog } from "../../question/question-dialog.tsx";
import { eventListPath, templatePath } from "../event-path.ts";
import type { Route } from "./+types/page.ts";
import { changeTemplates, readTemplates, type TemplateAnswer } from "./template.server.ts";
import "./template.css";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readTemplates(context.get(visitContext), url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  changeTemplates(request, context.get(visitContext));

export default function EventTemplates({ loaderData }: Route.ComponentProps) {
  const answer = useActionAnswer<typeof action>();
  const { items, removed } = loaderData;
  const t = useTranslations("adminEventTemplate");
  const events = useTranslations("adminEvent");
  return (
    <>
      <OutcomeNotice words={{ renamed: t("done.renamed"), removed: t("done.removed") }} />
      <AdminTrail to={eventListPath} parent={events("heading")}>
        {t("heading")}
      </AdminTrail>
      <AdminHead title={t("heading")} note={t("note")} />
      {answer && !items.some(({ id }) => id === answer.template) && (
        <div role="alert">
          <Callout tone="danger">{answer.refusal}</Callout>
        </div>
      )}
      {items.length === 0 && (
        <EmptyState
          kind="search"
          title={t("empty")}
          actions={
            <ButtonLink variant="line" to={eventListPath}>
              {t("events")}
            </ButtonLink>
          }
        >
          {t("emptyHint")}
        </EmptyState>
      )}
      <ul className="template-list">
        {items.map((template) => (
          <Template
            key={`${template.id} ${template.name}`}
            template={template}
            answer={answer?.template === template.id ? answer : undefined}
          />
        ))}
      </ul>
      {removed && <RemoveQuestion template={removed} />}
    </>
  );
}

type TemplateProps = { template: EventTemplate; answer: TemplateAnswer | undefined };

function Template({ template, answer }: TemplateProps) {
  const t = useTranslations("adminEventTemplate");
  const { id, name, title } = template;
  const refusalOf = (field: TemplateAnswer["field"]) =>
    answer?.field === field ? answer.refusal : undefined;
  return (
    <li className="admin-box template">
      <div>
        <h2 id={`template-${id}`}>{name}</h2>
        <p className="admin-note">
          {title !== "" && title !== name && <span lang="ja">{title}</span>}
          <span>{useFacts(template)}</span>
        </p>
      </div>
      <Form method="post" className="template-new">
        <input type="hidden" name="template" value={id} />
        {template.startsAt ? (
          <TextInput
            id={`day-${id}`}
            name="day"
            type="date"
            label={t("day")}
            required
            error={refusalOf("day")}
          />
        ) : (
          <input type="hidden" name="undated" value="yes" />
        )}
        <Button
          type="submit"
          name="intent"
          value="create"
          icon={<Plus />}
          aria-label={t("createFrom", { name })}
        >
          {t("create")}
        </Button>
      </Form>
      <details className="template-change" open={refusalOf("name") !== undefined}>
        <summary aria-label={t("changeOf", { name })}>{t("change")}</summary>
        <Form method="post" className="template-new">
          <input type="hidden" name="template" value={id} />
          <TextInput
            id={`name-${id}`}
            name="name"
            label={t("name")}
            maxLength={maxTemplateNameLength}
            autoComplete="off"
            required
            defaultValue={answer?.name || name}
            error={refusalOf("name")}
          />
          <Button type="submit" name="intent" value="rename" variant="line">
            {t("rename")}
          </Button>
        </Form>
        <ButtonLink
          variant="quiet-danger"
          size="small"
          icon={<Trash2 />}
          to={`${templatePath}?remove=${id}`}
          preventScrollReset
          aria-label={t("removeOf", { name })}
        >
          {t("remove")}
        </ButtonLink>
      </details>
    </li>
  );
}

function useFacts({ startsAt, endsAt, venueName, fee, sessions }: EventTemplate): string {
  const t = useTranslations("adminEventTemplate");
  const locale = useLocale();
  return [
    startsAt && (endsAt ? formatHours(startsAt, endsAt, locale) : clock(startsAt)),
    venueName,
    fee === 0 ? t("free") : fee && t("fee", { amount: fee }),
    t("sessions", { count: sessions }),
  ]
    .filter(Boolean)
    .join(" / ");
}

const titleId = "remove-template";

function RemoveQuestion({ template: { id, name } }: { template: EventTemplate }) {
  const t = useTranslations("adminEventTemplate.removing");
  return (
    <QuestionDialog titleId={titleId} back={templatePath}>
      <Form method="post" action={templatePath}>
        <input type="hidden" name="template" value={id} />
        <DialogContent
          mode="delete"
          titleId={titleId}
          title={t("title", { name })}
          text={t("text")}
          actions={
            <>
              <ButtonLink to={templatePath} variant="line" replace preventScrollReset>
                {t("dismiss")}
              </ButtonLink>
              <Button type="submit" name="intent" value="remove" variant="danger">
                {t("submit")}
              </Button>
            </>
          }
        />
      </Form>
    </QuestionDialog>
  );
}
