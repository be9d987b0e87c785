const SIDE = 21;
const CELLS = Array.from({ length: SIDE * SIDE }, (_, index) => index).filter(
  (index) => (index * 7 + Math.floor(index / SIDE) * 5) % 11 < 5,
);

/** A stand-in with the weight of a real code. */
export function SampleQr({ label }: { label: string }) {
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={label}>
      <path
        fill="currentColor"
        d={CELLS.map((index) => `M${index % SIDE} ${Math.floor(index / SIDE)}h1v1h-1z`).join("")}
      />
    </svg>
  );
}
