/** A stretch of text that is the same in both, or in one of them alone. */
export interface Stretch {
  kind: "same" | "added" | "removed";
  text: string;
}

/** Beyond this, words are not compared one by one: the time it takes grows with the square of what differs. */
const mostSteps = 400;
/** Lines without a change that are shown around one, the rest of its own line included. */
const context = 2;

const words = new Intl.Segmenter("ja", { granularity: "word" });

/** What was changed from one text to another: whole lines, and within lines that were changed, the words. */
export function difference(before: string, after: string): Stretch[] {
  const lines = compare(splitLines(before), splitLines(after));
  return merge(
    lines.flatMap(({ same, removed, added }) => [
      ...stretch("same", same),
      ...(removed.length > 0 && added.length > 0
        ? compare(splitWords(removed.join("")), splitWords(added.join(""))).flatMap((part) => [
            ...stretch("same", part.same),
            ...stretch("removed", part.removed),
            ...stretch("added", part.added),
          ])
        : [...stretch("removed", removed), ...stretch("added", added)]),
    ]),
  );
}

/** With long parts that did not change shortened to their edges. */
export function shortened(stretches: readonly Stretch[]): Stretch[] {
  return stretches.map(({ kind, text }, index) => {
    const lines = splitLines(text);
    if (kind !== "same" || lines.length <= 2 * context + 1) return { kind, text };
    const head = index === 0 ? [] : lines.slice(0, context);
    const tail = index === stretches.length - 1 ? [] : lines.slice(-context);
    return { kind, text: [...head, "…\n", ...tail].join("") };
  });
}

const splitLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const splitWords = (text: string): string[] =>
  Array.from(words.segment(text), ({ segment }) => segment);

const stretch = (kind: Stretch["kind"], parts: readonly string[]): Stretch[] =>
  parts.length > 0 ? [{ kind, text: parts.join("") }] : [];

interface Hunk {
  same: string[];
  removed: string[];
  added: string[];
}

/** The shortest way from one list to the other (Myers), as hunks: what stays, then what goes and what comes. */
function compare(before: readonly string[], after: readonly string[]): Hunk[] {
  const trace = furthest(before, after);
  if (!trace) return [{ same: [], removed: [...before], added: [...after] }];
  const steps: Stretch[] = [];
  let [x, y] = [before.length, after.length];
  for (let depth = trace.length - 1; depth > 0; depth--) {
    const reached = trace[depth] ?? new Map();
    const isDown = comesFromAbove(reached, x - y, depth);
    const k = x - y + (isDown ? 1 : -1);
    const start = at(reached, k);
    for (; x > start && y > start - k; y--) steps.push({ kind: "same", text: before[--x] ?? "" });
    if (isDown) steps.push({ kind: "added", text: after[--y] ?? "" });
    else steps.push({ kind: "removed", text: before[--x] ?? "" });
  }
  while (x > 0) steps.push({ kind: "same", text: before[--x] ?? "" });
  return hunks(steps.reverse());
}

type Reached = ReadonlyMap<number, number>;

const comesFromAbove = (reached: Reached, k: number, depth: number): boolean =>
  k === -depth || (k !== depth && at(reached, k - 1) < at(reached, k + 1));

const at = (reached: Reached, k: number): number => reached.get(k) ?? 0;

/** How far one gets on each diagonal with ever more changes, or nothing where there are too many. */
function furthest(before: readonly string[], after: readonly string[]) {
  const reached = new Map<number, number>([[1, 0]]);
  const trace: Map<number, number>[] = [];
  for (let depth = 0; depth <= Math.min(before.length + after.length, mostSteps); depth++) {
    trace.push(new Map(reached));
    for (let k = -depth; k <= depth; k += 2) {
      const isDown = comesFromAbove(reached, k, depth);
      let x = isDown ? at(reached, k + 1) : at(reached, k - 1) + 1;
      while (x < before.length && x - k < after.length && before[x] === after[x - k]) x++;
      reached.set(k, x);
      if (x >= before.length && x - k >= after.length) return trace;
    }
  }
  return null;
}

function hunks(steps: readonly Stretch[]): Hunk[] {
  const found: Hunk[] = [];
  for (const { kind, text } of steps) {
    let last = found.at(-1);
    const hasChanged = last && (last.removed.length > 0 || last.added.length > 0);
    if (!last || (kind === "same" && hasChanged)) {
      last = { same: [], removed: [], added: [] };
      found.push(last);
    }
    last[kind].push(text);
  }
  return found;
}

/** Neighbors of one kind as one. */
function merge(stretches: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = [];
  for (const { kind, text } of stretches) {
    const last = merged.at(-1);
    if (last?.kind === kind) last.text += text;
    else merged.push({ kind, text });
  }
  return merged;
}
