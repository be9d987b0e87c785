import type { questionSchema } from "@takujo/contracts/content/editing/content-document";
import type { z } from "zod";
import { rowsIn, type SentFields, text } from "../form-texts.server.ts";

type Question = z.infer<typeof questionSchema>;

/**
 * Answers are stored under the keys of questions and choices, in whichever language they were given. So a row
 * without a key takes that of the same row in the other language, or a new one for both.
 */
export function readQuestions(
  sent: Record<"ja" | "en", SentFields[string]>,
): Record<"ja" | "en", Question[]> {
  const ja = rowsIn(sent.ja).map(readRow).filter(isFilled);
  const en = rowsIn(sent.en).map(readRow).filter(isFilled);
  const used = new Set([...ja, ...en].map(({ key }) => key));
  for (let row = 0; row < Math.max(ja.length, en.length); row++) {
    const key = ja[row]?.key || en[row]?.key || newKey("question", used);
    for (const question of [ja[row], en[row]]) {
      if (question && question.key === "") question.key = key;
    }
  }
  return { ja, en };
}

const readRow = (row: SentFields): Question => ({
  key: text(row["key"]),
  label: text(row["label"]).trim(),
  required: text(row["required"]) === "yes",
  ...readChoices(text(row["choices"]), text(row["choiceKeys"])),
});

const isFilled = ({ label, choices }: Question) => label !== "" || choices !== undefined;

function readChoices(lines: string, known: string): Pick<Question, "choices"> {
  const labels = lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (labels.length === 0) return {};
  const keys = known.split(" ").filter((key) => key !== "");
  const used = new Set(keys);
  return {
    choices: labels.map((label, index) => ({ key: keys[index] ?? newKey("choice", used), label })),
  };
}

export function newKey(kind: string, used: Set<string>): string {
  let number = 1;
  while (used.has(`${kind}-${number}`)) number++;
  used.add(`${kind}-${number}`);
  return `${kind}-${number}`;
}
