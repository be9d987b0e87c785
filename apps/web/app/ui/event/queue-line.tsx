type QueueLineProps = { before: number; after: number; words: string };

/** More on either side are given only in words. */
const SHOWN = 6;

export function QueueLine({ before, after, words }: QueueLineProps) {
  const places = [
    ...Array.from({ length: Math.min(before, SHOWN) }, (_, index) => ["before", index] as const),
    ["mine", 0] as const,
    ...Array.from({ length: Math.min(after, SHOWN) }, (_, index) => ["after", index] as const),
  ];
  return (
    <p className="queue-line">
      {places.map(([place, index]) => (
        <i key={place + index} data-place={place} aria-hidden="true" />
      ))}
      <span>{words}</span>
    </p>
  );
}
