import type { EventConsequences } from "@takujo/contracts/booking/schedule/organized-event";
import { useTranslations } from "@takujo/i18n/react";
import { useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { Ban, Copy, TriangleAlert } from "../../../../ui/generated/icons.ts";
import { AdminTrail } from "../../admin-head.tsx";
import { CanLink, usePermission } from "../../can.tsx";
import { ContentEditor } from "../../content/editor/content-editor.tsx";
import { textOf } from "../../content/editor/editor-shape.ts";
import { useEditorKey } from "../../content/editor/use-editor-key.ts";
import { refreshUnlessAnswered } from "../../refresh-unless-answered.ts";
import { callListPath } from "../../reservation/call-list/call-list-path.ts";
import { eventListPath, eventPath } from "../event-path.ts";
import { useEventOutcomeMessages } from "../outcomes.ts";
import { SessionEditor } from "../session-editor.tsx";
import { sessionValues } from "../session-names.ts";
import type { Route } from "./+types/page.ts";
import { changeEvent } from "./change-event.server.ts";
import { ConsequenceList } from "./consequence-list.tsx";
import { EventLinks } from "./event-links.tsx";
import { CoverPanel, eventOrder, HoursPanel, RulesPanel } from "./event-panels.tsx";
import { readEventItem } from "./item.server.ts";
import { MailPreviews } from "./mail-previews.tsx";
import { MovePanel } from "./move-panel.tsx";
import { type EventAnswer, EventQuestions } from "./questions/event-questions.tsx";
import { TemplatePanel } from "./questions/template-question.tsx";
import { SeriesPanel } from "./series-panel.tsx";
import { useOrigins } from "./use-origins.tsx";
import { useSessionLabels } from "./use-session-labels.ts";
import "./event.css";

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  readEventItem(params.eventId, context.get(visitContext), url.searchParams);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  changeEvent({ request, visit: context.get(visitContext), eventId: params.eventId });

export const shouldRevalidate = refreshUnlessAnswered;

export default function EventItem({ loaderData }: Route.ComponentProps) {
  const { shape, paths, title, others, open, following, letters } = loaderData;
  const t = useTranslations("adminEvent");
  const answer = useActionData() as EventAnswer | undefined;
  const { editorKey, item, follow, expectEdit } = useEditorKey(loaderData.item);
  const [saved, setSaved] = useState(item.version);
  const { consequences, refresh } = useConsequences(item.id, loaderData.consequences);
  const name = title || t("untitled");
  const editorAnswer = answer && "ok" in answer ? answer : undefined;
  const document =
    editorAnswer && "document" in editorAnswer ? editorAnswer.document : item.document;
  const { self } = paths;
  const mayPublish = usePermission()("publish");
  const slug = textOf(item.published?.shared["slug"] ?? null);
  const isPublic = consequences.isPublic && item.state !== "cancelled";
  const choicesOf = (field: string) =>
    shape.shared.find((one) => one.name === field)?.choices ?? [];
  const choices = { games: choicesOf("games"), guides: choicesOf("guides"), letters };
  const { warnings } = consequences;
  const origins = useOrigins({ item, document, shape }, choices);
  return (
    <>
      <OutcomeNotice words={{ ...useEventOutcomeMessages(), ...useTemplateOutcomes() }} />
      <AdminTrail to={eventListPath} parent={t("heading")}>
        {name}
      </AdminTrail>
      {loaderData.calls > 0 && <CallsToMake eventId={item.id} count={loaderData.calls} />}
      <ContentEditor
        key={editorKey}
        item={item}
        shape={shape}
        paths={paths}
        answer={editorAnswer}
        title={name}
        onEdit={expectEdit}
        onVersion={(version) => {
          follow(version);
          setSaved(version);
          refresh();
        }}
        facts={[
          {
            term: t("reservations"),
            detail: t("seatsAndParties", {
              seats: consequences.seatsTaken,
              parties: consequences.parties,
            }),
          },
        ]}
        order={eventOrder(shape)}
        origins={origins}
        attention={warnings.length}
        more={{ labels: useSessionLabels(), values: sessionValues(document.sessions ?? []) }}
        consequences={<ConsequencePanel consequences={consequences} />}
        side={
          <>
            {mayPublish && following.length > 0 && (
              <SeriesPanel
                self={self}
                following={following}
                hasChanges={isPublic && (item.savedAt !== null || saved > item.version)}
              />
            )}
            <MovePanel document={document} />
            <EventLinks self={self} eventId={item.id} slug={consequences.isPublic ? slug : null} />
            {mayPublish && <TemplatePanel self={self} />}
            {mayPublish && isPublic && <CancelPanel self={self} />}
          </>
        }
        main={(texts) => (
          <>
            <FilledNote filled={item.filled} />
            <HoursPanel warnings={warnings} choices={choices} venueDay={consequences.venueDay} />
            <SessionEditor
              sessions={document.sessions ?? []}
              people={consequences.sessions}
              choices={choices}
              warnings={warnings}
              others={others}
              open={open}
              isCancelled={item.state === "cancelled"}
            />
            <RulesPanel document={document} warnings={warnings} choices={choices} />
            <section className="event-texts" aria-label={t("texts")}>
              <h2>{t("texts")}</h2>
              {texts}
            </section>
            <CoverPanel />
          </>
        )}
      />
      {mayPublish && (
        <EventQuestions
          loaded={loaderData}
          consequences={consequences}
          isPublic={isPublic}
          answer={answer}
        />
      )}
    </>
  );
}

/** After publishing: whom no mail reached. */
function CallsToMake({ eventId, count }: { eventId: string; count: number }) {
  const t = useTranslations("adminEvent");
  return (
    <div className="editor-trouble" role="status">
      <Callout tone="warning">
        {t.rich("calls", {
          count,
          list: (text) => (
            <CanLink right="bookings" to={callListPath(eventId)}>
              {text}
            </CanLink>
          ),
        })}
      </Callout>
    </div>
  );
}

/** Explains the marks at filled-in fields. */
function FilledNote({ filled }: Pick<Route.ComponentProps["loaderData"]["item"], "filled">) {
  const t = useTranslations("adminEvent.origin");
  if (!filled) return null;
  return (
    <p className="event-filled">
      <Copy />
      <span>
        {filled.source === "template" ? t("fromTemplate", { name: filled.name }) : t("fromUsual")}
      </span>
    </p>
  );
}

function useTemplateOutcomes() {
  const t = useTranslations("adminEventTemplate.done");
  return { templateSaved: t("templateSaved"), begun: t("begun") };
}

function CancelPanel({ self }: { self: string }) {
  const t = useTranslations("adminEvent.cancel");
  return (
    <section className="admin-box" aria-label={t("heading")}>
      <ButtonLink
        variant="quiet-danger"
        wide
        icon={<Ban />}
        to={`${self}?ask=cancel`}
        preventScrollReset
      >
        {t("heading")}
      </ButtonLink>
      <p className="admin-note">{t("hint")}</p>
    </section>
  );
}

function ConsequencePanel({ consequences }: { consequences: EventConsequences }) {
  const t = useTranslations("adminEvent.consequence");
  const warning = useTranslations("adminEvent.warning");
  return (
    <section className="admin-box" aria-labelledby="consequence-heading" aria-live="polite">
      <div className="admin-box-head">
        <h2 id="consequence-heading">{t("heading")}</h2>
      </div>
      <ConsequenceList consequences={consequences} />
      {consequences.warnings.length > 0 && (
        <p className="event-warning-count">
          <TriangleAlert />
          {warning("count", { count: consequences.warnings.length })}
        </p>
      )}
      <MailPreviews mails={consequences.mails} />
    </section>
  );
}

/** As loaded with the page, or as updated after the draft was saved. */
function useConsequences(eventId: string, loaded: EventConsequences) {
  const fetcher = useFetcher<EventConsequences>({ key: `consequences-${eventId}` });
  return {
    consequences: fetcher.data ?? loaded,
    refresh: () => void fetcher.load(`${eventPath(eventId)}/consequences`),
  };
}
