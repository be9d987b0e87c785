import type { EventWarning, VenueDay } from "@takujo/contracts/booking/schedule/organized-event";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../../../ui/action/button.tsx";
import { TextInput } from "../../../../ui/field/input.tsx";
import { SharedPanel } from "../../content/editor/controls/shared-panels.tsx";
import { useEditor } from "../../content/editor/editor-context.ts";
import { controlName, type EditorShape, sessionList } from "../../content/editor/editor-shape.ts";
import { venueMoment } from "../../content/editor/editor-values.ts";
import { textNames } from "../../content/editor/problems/problem-order.ts";
import { type SessionChoices, sessionFieldOrder } from "../session-names.ts";
import { Warnings } from "../warnings.tsx";
import { RoomBar } from "./room-bar.tsx";

const hours = ["doorsAt", "startsAt", "endsAt", "venue"];
const rules = ["fee", "prices", "ships"];

/** Names of all controls, in page order. */
export function eventOrder(shape: EditorShape): string[] {
  const names = (fields: string[]) => fields.map((field) => controlName("shared", field));
  const rest = shape.shared.map(({ name }) => name).filter((name) => !elsewhere.includes(name));
  return [
    ...names(hours),
    sessionList,
    ...sessionFieldOrder.map((field) => `${sessionList}.${field}`),
    ...names(rules),
    ...textNames(shape),
    ...names(rest),
  ];
}

const elsewhere = [...hours, ...rules];

function useFields(isWanted: (name: string) => boolean) {
  return useEditor().shape.shared.filter(({ name }) => isWanted(name));
}

type HoursPanelProps = {
  warnings: EventWarning[];
  choices: SessionChoices;
  venueDay: VenueDay | null;
};

/** When and where, and who else is there then. */
export function HoursPanel({ warnings, choices, venueDay }: HoursPanelProps) {
  const t = useTranslations("adminEvent");
  return (
    <SharedPanel
      heading={t("hours")}
      fields={useFields((name) => hours.includes(name))}
      className="event-fields"
    >
      <RoomBar day={venueDay} />
      <Warnings
        warnings={warnings.filter(({ kind }) => kind === "venue-taken" || kind === "house-closed")}
        choices={choices}
        nameOf={() => ""}
      />
    </SharedPanel>
  );
}

/** Fee and address, and the rules that hold for all sessions: entered once, each session can depart from them. */
export function RulesPanel({
  document: { sessions = [] },
  warnings,
  choices,
}: Omit<HoursPanelProps, "venueDay"> & { document: ContentDocument }) {
  const t = useTranslations("adminEvent.rules");
  const [first] = sessions;
  const decided = sessions.find(({ decisionDeadline }) => decisionDeadline !== "");
  return (
    <SharedPanel heading={t("heading")} fields={useFields((name) => rules.includes(name))}>
      {first ? (
        <fieldset className="event-rules">
          <legend>{t("forAll")}</legend>
          <div className="event-fields">
            <TextInput
              id="rule-opens"
              name="ruleOpensAt"
              type="datetime-local"
              label={t("opensAt")}
              defaultValue={venueMoment(first.opensAt)}
            />
            <TextInput
              id="rule-change"
              name="ruleChangeDeadline"
              type="datetime-local"
              label={t("changeDeadline")}
              defaultValue={venueMoment(first.changeDeadline)}
            />
            <TextInput
              id="rule-decision"
              name="ruleDecisionDeadline"
              type="datetime-local"
              label={t("decisionDeadline")}
              hint={t("decisionHint")}
              defaultValue={venueMoment(decided?.decisionDeadline ?? "")}
            />
            <TextInput
              id="rule-seats"
              name="ruleMaxSeats"
              type="number"
              inputMode="numeric"
              min={1}
              label={t("maxSeats")}
              defaultValue={first.maxSeats ?? ""}
            />
          </div>
          <Button type="submit" name="intent" value="session-rules" variant="line" size="small">
            {t("submit")}
          </Button>
        </fieldset>
      ) : (
        <p className="admin-note">{t("none")}</p>
      )}
      <Warnings
        warnings={warnings.filter(({ kind }) => kind === "legal-missing")}
        choices={choices}
        nameOf={() => ""}
      />
    </SharedPanel>
  );
}

export function CoverPanel() {
  const t = useTranslations("adminEvent");
  return (
    <SharedPanel heading={t("cover")} fields={useFields((name) => !elsewhere.includes(name))} />
  );
}
