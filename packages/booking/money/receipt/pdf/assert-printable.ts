import type { ReceiptDocument } from "@takujo/contracts/booking/money/receipt";
import { DomainError } from "@takujo/runtime/domain-error";
import { runsOf } from "./faces.ts";

/** Characters that no font has, each once. */
const unprintable = (text: string): string[] => [...new Set(runsOf(text, "bold").missing)];

/** For texts not written for a receipt, such as an event title with an emoji. */
export const withoutUnprintable = (text: string): string =>
  runsOf(text, "bold")
    .runs.map((run) => run.text)
    .join("")
    .trim();

/** Refuses and names the character: an empty box in a person's name would be worse. */
export function assertPrintable(
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
