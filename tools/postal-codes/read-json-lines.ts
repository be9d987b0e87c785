import type { ImportedArea } from "../../packages/db/postal-code/replace-postal-areas.ts";
import { WrongFile } from "./wrong-file.ts";

const required = ["code", "prefecture", "city", "town"] as const;
const optional = ["prefectureKana", "cityKana", "townKana", "office", "street"] as const;

/** One area for each line: `{"code":"1000001","prefecture":"東京都","city":"千代田区","town":"千代田"}` */
export function readJsonLine(text: string, number: number): ImportedArea {
  const value = parsed(text);
  const wrong =
    required.find((name) => typeof value?.[name] !== "string") ??
    optional.find((name) => value?.[name] !== undefined && typeof value[name] !== "string");
  if (!value || wrong) {
    throw new WrongFile(
      `Line ${number}: ${value ? `"${wrong}" is not a text` : "not a JSON object"}.`,
      `Each line must be an object with ${required.join(", ")} and, if known, ${optional.join(", ")}.`,
    );
  }
  const known = [...required, ...optional].filter((name) => value[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, value[name]])) as unknown as ImportedArea;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
