import type { ReceiptDocument } from "@takujo/contracts/booking/receipt";
import { DomainError } from "@takujo/runtime/domain-error";
import { runsOf } from "./faces.ts";

/** Letters that no face has, each once. */
const unprintable = (text: string): string[] => [...new Set(runsOf(text, "bold").missing)];

/** For texts that were not written for a receipt, such as the title of an event with a picture sign. */
export const withoutUnprintable = (text: string): string =>
  runsOf(text, "bold")
    .runs.map((run) => run.text)
    .join("")
    .trim();

/** An empty box in place of a letter of somebody's name would be worse than a refusal that names the letter. */
export function demandPrintable(
  typed: { addressee: string; purpose: string },
  { seller }: ReceiptDocument,
): void {
  const issues = Object.entries(typed).flatMap(([path, text]) => {
    const characters = unprintable(text).join("");
    if (characters === "") return [];
    return [{ path, message: "Cannot be printed", rule: "printable", values: { characters } }];
  });
  if (issues.length > 0) {
    throw new DomainError("invalid-input", "No face has these letters.", { issues });
  }
  if (unprintable(Object.values(seller).join("")).length > 0) {
    throw new DomainError("not-now", "The seller cannot be printed.", { reason: "seller" });
  }
}
