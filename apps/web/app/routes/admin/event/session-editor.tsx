import type {
  EventWarning,
  SessionConsequence,
} from "@takujo/contracts/booking/schedule/organized-event";
import type { SessionDocument } from "@takujo/contracts/content/editing/content-document";
import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../../ui/action/button.tsx";
import { Select } from "../../../ui/field/input.tsx";
import { fieldId, useForm } from "../../../ui/form/form-context.ts";
import { Copy, Plus } from "../../../ui/generated/icons.ts";
import { sessionList } from "../content/editor/editor-shape.ts";
import { type SessionChoices, useSessionName } from "./session-names.ts";
import { SessionRow } from "./session-row.tsx";

type SessionEditorProps = {
  sessions: SessionDocument[];
  /** The reservations of published sessions. */
  people: SessionConsequence[];
  choices: SessionChoices;
  warnings: EventWarning[];
  others: { id: string; label: string }[];
  /** The session that was just added. */
  open: string | null;
  /** The event is canceled, and all sessions with it. */
  isCancelled: boolean;
};

/** Sessions and tables. The buttons send the whole form, with or without JavaScript. */
export function SessionEditor(props: SessionEditorProps) {
  const { sessions, people, choices, warnings, others, open, isCancelled } = props;
  const t = useTranslations("adminEvent.session");
  const { id: formId, errors } = useForm();
  const headingId = fieldId(formId, sessionList);
  const capacity = sessions.reduce((sum, session) => sum + (session.capacity ?? 0), 0);
  const taken = people.reduce((sum, { seatsTaken }) => sum + seatsTaken, 0);
  const nameOf = useSessionName(sessions, choices);
  const hasError = (index: number) =>
    Object.keys(errors).some((name) => name.startsWith(`${sessionList}.${index}.`));
  return (
    <section className="sessions" aria-labelledby={headingId}>
      <div className="sessions-head">
        <div>
          {/* The target of the problem "no sessions". */}
          <h2 id={headingId} tabIndex={-1}>
            {t("heading")}
          </h2>
          <p className="admin-note">
            {sessions.length > 0 ? t("note", { capacity, taken }) : t("none")}
          </p>
        </div>
        <div className="sessions-ways">
          <Button
            type="submit"
            name="intent"
            value="session-add general"
            variant="line"
            size="small"
            icon={<Plus />}
          >
            {t("addGeneral")}
          </Button>
          <Button
            type="submit"
            name="intent"
            value="session-add table"
            variant="line"
            size="small"
            icon={<Plus />}
          >
            {t("addTable")}
          </Button>
        </div>
      </div>
      {others.length > 0 && <TakeSessions others={others} />}
      <ol className="session-list">
        {sessions.map((session, index) => (
          <SessionRow
            key={session.id}
            session={session}
            index={index}
            people={people.find(({ id }) => id === session.id)}
            choices={choices}
            warnings={warnings.filter(
              (warning) => "sessionId" in warning && warning.sessionId === session.id,
            )}
            nameOf={nameOf}
            isOpen={session.id === open || hasError(index)}
            isShown={session.id === open}
            isCancelled={isCancelled}
          />
        ))}
      </ol>
    </section>
  );
}

function TakeSessions({ others }: Pick<SessionEditorProps, "others">) {
  const t = useTranslations("adminEvent.session");
  return (
    <details className="editor-later">
      <summary>{t("from")}</summary>
      <Select id="sessions-of" name="sessionsOf" label={t("fromEvent")} hint={t("fromHint")}>
        {others.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <Button
        type="submit"
        name="intent"
        value="session-take"
        variant="line"
        size="small"
        icon={<Copy />}
      >
        {t("fromSubmit")}
      </Button>
    </details>
  );
}
