const PUNCTUATION = /([、。「」『』])/;
const OPENING = "「『";

/** Closes the gaps around punctuation inside a heading, but not at its ends, which would wrap. */
export function Kern({ children }: { children: string }) {
  return kernPart(children, true, true);
}

/** One part of a heading; only the first and last characters of the whole heading stay unchanged. */
export function kernPart(text: string, isFirst: boolean, isLast: boolean) {
  const parts = text.split(PUNCTUATION);
  let end = 0;
  return parts.map((part) => {
    const start = end;
    end += part.length;
    if (part.length !== 1 || !PUNCTUATION.test(part)) return part;
    const opens = OPENING.includes(part);
    if (opens ? isFirst && start === 0 : isLast && end === text.length) return part;
    return (
      <span key={start} className={opens ? "kern-open" : "kern-close"}>
        {part}
      </span>
    );
  });
}
