const PUNCTUATION = /([、。「」『』])/;
const OPENING = "「『";

/** Closes the gaps around punctuation inside a heading; the ends stay, or they would wrap. */
export function Kern({ children }: { children: string }) {
  const parts = children.split(PUNCTUATION);
  let end = 0;
  return parts.map((part) => {
    const start = end;
    end += part.length;
    if (part.length !== 1 || !PUNCTUATION.test(part)) return part;
    const opens = OPENING.includes(part);
    if (opens ? start === 0 : end === children.length) return part;
    return (
      <span key={start} className={opens ? "kern-open" : "kern-close"}>
        {part}
      </span>
    );
  });
}
