import type { SessionConsequence } from "@takujo/contracts/booking/organized-event";
import type { SessionDocument } from "@takujo/contracts/content/editing/content-document";
import { sessionLetters } from "@takujo/contracts/content/editing/session-letters";
import { useTranslations } from "@takujo/i18n/react";
import { Select, TextInput } from "../../../ui/field/input.tsx";
import { Checkbox } from "../../../ui/field/toggle.tsx";
import { venueMoment } from "../content/editor/controls/text-control.tsx";
import { useEditor } from "../content/editor/editor-context.ts";
import { controlId, type FieldChoice } from "../content/editor/editor-shape.ts";
import { useProblemWords } from "../content/editor/use-problem-words.ts";
import type { SessionChoices } from "./session-names.ts";
import { type SessionField, sessionAnchor, sessionControl } from "./session-names.ts";

type SessionFieldsProps = {
  session: SessionDocument;
  people: SessionConsequence | undefined;
  choices: SessionChoices;
};

type TimeField =
  | "startsAt"
  | "endsAt"
  | "opensAt"
  | "closesAt"
  | "changeDeadline"
  | "decisionDeadline";
type NumberField = "capacity" | "minPlayers" | "maxSeats";

export function SessionFields({ session, people, choices }: SessionFieldsProps) {
  const t = useTranslations("adminEvent.session");
  const shell = useShell(session.id);
  const taken = people?.seatsTaken ?? 0;

  const time = (field: TimeField, hint?: string) => (
    <div className="session-wide">
      <TextInput
        {...shell(field, hint)}
        type="datetime-local"
        defaultValue={venueMoment(session[field])}
      />
    </div>
  );
  const number = (field: NumberField, hint?: string) => (
    <TextInput
      {...shell(field, hint)}
      type="number"
      inputMode="numeric"
      min={field === "capacity" ? Math.max(1, taken) : 1}
      defaultValue={session[field] ?? ""}
    />
  );
  const choice = (field: "game" | "guide", offered: FieldChoice[]) => (
    <div className="session-wide">
      <Select {...shell(field)} defaultValue={session[field]}>
        <option value="">—</option>
        {offered.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );

  return (
    <div className="session-fields">
      <div className="session-wide">
        <Select {...shell("kind")} defaultValue={session.kind}>
          <option value="general">{t("kinds.general")}</option>
          <option value="table">{t("kinds.table")}</option>
        </Select>
      </div>
      <div className="session-wide">
        <Select {...shell("letter")} defaultValue={session.letter}>
          <option value="">—</option>
          {sessionLetters.map((letter) => (
            <option key={letter}>{letter}</option>
          ))}
        </Select>
      </div>
      <div className="session-wide">
        <TextInput {...shell("names")} lang="ja" defaultValue={session.names.ja} maxLength={120} />
      </div>
      <div className="session-wide">
        <TextInput {...shell("nameEn")} lang="en" defaultValue={session.names.en} maxLength={120} />
      </div>
      {choice("game", choices.games)}
      {choice("guide", choices.guides)}
      {time("startsAt")}
      {time("endsAt")}
      {number("capacity", taken > 0 ? t("taken", { count: taken }) : undefined)}
      {number("minPlayers")}
      {number("maxSeats")}
      <span className="session-gap" />
      {time("opensAt")}
      {time("closesAt")}
      {time("changeDeadline")}
      {time("decisionDeadline", t("decisionHint"))}
      <div className="session-full">
        <Checkbox {...named(session.id, "inEnglish")} defaultChecked={session.inEnglish}>
          {t("fields.inEnglish")}
        </Checkbox>
        <Checkbox
          {...named(session.id, "calledOff")}
          defaultChecked={session.calledOff}
          note={people?.isInUse ? t("calledOffHint") : undefined}
        >
          {t("fields.calledOff")}
        </Checkbox>
      </div>
    </div>
  );
}

const named = (id: string, field: SessionField) => ({
  id: controlId(sessionAnchor(id), field),
  name: sessionControl(id, field),
});

/** Name, id, label and error of a session's control. */
function useShell(id: string) {
  const t = useTranslations("adminEvent.session.fields");
  const words = useProblemWords();
  const { problems } = useEditor();
  return (field: SessionField, hint?: string) => {
    const problem = problems.find((one) => one.sessionId === id && one.field === field);
    return { ...named(id, field), label: t(field), hint, error: problem && words(problem) };
  };
}
