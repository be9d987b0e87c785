import type { Messages } from "@takujo/i18n/messages";
import { useTranslations } from "@takujo/i18n/react";
import type { Labels } from "../../../../ui/form/form-context.ts";
import { sessionList } from "../../content/editor/editor-shape.ts";

type Field = keyof Messages["adminEvent"]["session"]["fields"];

const fields: Record<Field, true> = {
  sessions: true,
  id: true,
  kind: true,
  letter: true,
  names: true,
  nameEn: true,
  game: true,
  guide: true,
  language: true,
  startsAt: true,
  endsAt: true,
  capacity: true,
  minPlayers: true,
  maxSeats: true,
  opensAt: true,
  closesAt: true,
  changeDeadline: true,
  decisionDeadline: true,
  calledOff: true,
};

/** The labels of the session fields. */
export function useSessionLabels(): Labels {
  const t = useTranslations("adminEvent.session.fields");
  return Object.fromEntries(
    (Object.keys(fields) as Field[]).map((field) => [`${sessionList}.${field}`, t(field)]),
  );
}
