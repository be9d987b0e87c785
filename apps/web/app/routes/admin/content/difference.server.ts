import { diffArrays } from "diff";

/** A part that both texts share, or that only one of them has. */
export interface TextPart {
  kind: "same" | "added" | "removed";
  text: string;
}

/** Larger differences are not compared part by part: the time grows with the square of the differences. */
const maxSteps = 400;
/** Unchanged lines shown around a change, including the rest of the changed line. */
const context = 2;

const words = new Intl.Segmenter("ja", { granularity: "word" });

/** Compares line by line, and word by word within changed lines. */
export function difference(before: string, after: string): TextPart[] {
  const lines = compare(splitLines(before), splitLines(after));
  const parts = lines.flatMap((part, index): TextPart[] => {
    const [previous, next] = [lines[index - 1], lines[index + 1]];
    if (part.kind === "removed" && next?.kind === "added") {
      return compare(splitWords(part.text), splitWords(next.text));
    }
    // Already listed, word by word, with the lines it replaces.
    return part.kind === "added" && previous?.kind === "removed" ? [] : [part];
  });
  return merge(parts);
}

/** Shortens long unchanged parts to their edges. */
export function shortened(parts: readonly TextPart[]): TextPart[] {
  return parts.map(({ kind, text }, index) => {
    const lines = splitLines(text);
    if (kind !== "same" || lines.length <= 2 * context + 1) return { kind, text };
    const head = index === 0 ? [] : lines.slice(0, context);
    const tail = index === parts.length - 1 ? [] : lines.slice(-context);
    return { kind, text: [...head, "…\n", ...tail].join("") };
  });
}

const splitLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const splitWords = (text: string): string[] =>
  Array.from(words.segment(text), ({ segment }) => segment);

function compare(before: string[], after: string[]): TextPart[] {
  const changes = diffArrays(before, after, { maxEditLength: maxSteps });
  if (!changes) {
    return merge([
      { kind: "removed", text: before.join("") },
      { kind: "added", text: after.join("") },
    ]);
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }));
}

/** Merges neighbors of one kind and drops empty parts. */
function merge(parts: readonly TextPart[]): TextPart[] {
  const merged: TextPart[] = [];
  for (const { kind, text } of parts) {
    const last = merged.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== "") merged.push({ kind, text });
  }
  return merged;
}
