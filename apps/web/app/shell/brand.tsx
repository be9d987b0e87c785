type MarkProps = { onCloth?: boolean };

/** Die face five: one table and four seats. */
export function Mark({ onCloth = false }: MarkProps) {
  const [tile, seat, table] = onCloth
    ? ["#F4B223", "#073B31", "#E2492A"]
    : ["#0C5445", "#FBF5E6", "#F4B223"];
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="11.04" fill={tile} />
      <g fill={seat}>
        <circle cx="11.04" cy="11.04" r="4.08" />
        <circle cx="36.96" cy="11.04" r="4.08" />
        <circle cx="11.04" cy="36.96" r="4.08" />
        <circle cx="36.96" cy="36.96" r="4.08" />
      </g>
      <circle cx="24" cy="24" r="8.4" fill={table} />
    </svg>
  );
}

/** 卓上; the 日 of 卓 is the round table. */
export function Wordmark() {
  return (
    <svg viewBox="0 0 210 100" fill="currentColor" aria-hidden="true">
      <path d="M43 0h14v11h25v12.5H57V32H43z" />
      <path
        fillRule="evenodd"
        d="M50 28a23 23 0 1 1 0 46a23 23 0 1 1 0-46ZM39.2 45.6A11.4 11.4 0 0 1 60.8 45.6ZM39.2 56.4A11.4 11.4 0 0 0 60.8 56.4Z"
      />
      <path d="M4 77h92v12.5H57V100H43V89.5H4z" />
      <path transform="translate(110 0)" d="M42 0h14v33h31v12.5H56v41h40V100H4V86.5h38z" />
    </svg>
  );
}
