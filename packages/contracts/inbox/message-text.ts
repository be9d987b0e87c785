import type { Locale } from "../locale.ts";

/** Variables of a message, per recipient. Written in braces, by either name: {呼び名}, {name}. */
export const messageVariables = {
  nickname: { ja: "呼び名", en: "name" },
  event: { ja: "イベント名", en: "event" },
  when: { ja: "日時", en: "date" },
  venue: { ja: "会場", en: "venue" },
  code: { ja: "予約番号", en: "code" },
  link: { ja: "予約ページ", en: "link" },
} as const satisfies Record<string, Record<Locale, string>>;

export type MessageVariable = keyof typeof messageVariables;
const messageVariableNames = Object.keys(messageVariables) as MessageVariable[];

/** A newsletter is about no reservation. */
export const variablesOf = (isNewsletter: boolean): MessageVariable[] =>
  isNewsletter ? ["nickname"] : messageVariableNames;

export const variableToken = (variable: MessageVariable, locale: Locale): string =>
  `{${messageVariables[variable][locale]}}`;

type MessagePart =
  | { kind: "text"; text: string }
  | { kind: "variable"; text: string; variable: MessageVariable }
  /** Something in braces that is none. */
  | { kind: "unknown"; text: string };

/** Japanese keyboards type wide braces. Anything longer than the name of a variable is text. */
const inBraces = /([{｛][^{}｛｝\n]{0,40}[}｝])/;

function readMessageText(text: string): MessagePart[] {
  return text.split(inBraces).flatMap((piece, index): MessagePart[] => {
    if (piece === "") return [];
    if (index % 2 === 0) return [{ kind: "text", text: piece }];
    const name = piece.slice(1, -1).trim().toLowerCase();
    const variable = messageVariableNames.find((candidate) =>
      Object.values(messageVariables[candidate]).some((known) => known === name),
    );
    return [
      variable ? { kind: "variable", text: piece, variable } : { kind: "unknown", text: piece },
    ];
  });
}

/** Unknown names in braces, as typed, each once. */
export const unknownVariables = (known: MessageVariable[], ...texts: string[]): string[] => [
  ...new Set(
    texts
      .flatMap(readMessageText)
      .filter(
        (part) =>
          part.kind === "unknown" || (part.kind === "variable" && !known.includes(part.variable)),
      )
      .map(({ text }) => text),
  ),
];

export type MessageValues = Partial<Record<MessageVariable, string>>;

/** The text for one recipient, in pieces that mark the filled-in ones. */
export function fillParts(
  text: string,
  values: MessageValues,
): { text: string; isFilled: boolean }[] {
  return readMessageText(text).map((part) => {
    const value = part.kind === "variable" ? values[part.variable] : undefined;
    return { text: value ?? part.text, isFilled: value !== undefined };
  });
}

export const fillText = (text: string, values: MessageValues): string =>
  fillParts(text, values)
    .map((part) => part.text)
    .join("");

/** Reasons why a message cannot be sent. */
const messageFaults = [
  "segments",
  "subject",
  "body",
  "half-english",
  "unknown-variable",
  "nobody",
] as const;
type MessageFault = (typeof messageFaults)[number];

interface MessageToSend {
  isNewsletter: boolean;
  segments: readonly string[];
  subjectJa: string;
  bodyJa: string;
  subjectEn: string;
  bodyEn: string;
}

/** All faults of a message. `recipients`: how many it would go to. */
export function faultsOf(message: MessageToSend, recipients: number): MessageFault[] {
  const { isNewsletter, segments, subjectJa, bodyJa, subjectEn, bodyEn } = message;
  const known = variablesOf(isNewsletter);
  const isAddressed = isNewsletter || segments.length > 0;
  const isWrong: Record<MessageFault, boolean> = {
    segments: !isAddressed,
    subject: subjectJa === "",
    body: bodyJa === "",
    "half-english": (subjectEn === "") !== (bodyEn === ""),
    "unknown-variable": unknownVariables(known, subjectJa, bodyJa, subjectEn, bodyEn).length > 0,
    nobody: isAddressed && recipients === 0,
  };
  return messageFaults.filter((fault) => isWrong[fault]);
}

/** The recipient's language of a message: English only if it has an English text. */
export const languageOf = (message: { subjectEn: string; bodyEn: string }, of: Locale): Locale =>
  of === "en" && message.subjectEn !== "" && message.bodyEn !== "" ? "en" : "ja";
