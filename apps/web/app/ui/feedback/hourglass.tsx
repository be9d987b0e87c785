/** Inline, not loaded: it accompanies a running timer and must never be missing. */
export function Hourglass({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-22 -34 44 68" aria-hidden="true">
      <path
        fill="#d9a873"
        d="M-17-33h34a3 3 0 0 1 3 3v2a3 3 0 0 1-3 3h-34a3 3 0 0 1-3-3v-2a3 3 0 0 1 3-3zM-17 25h34a3 3 0 0 1 3 3v2a3 3 0 0 1-3 3h-34a3 3 0 0 1-3-3v-2a3 3 0 0 1 3-3z"
      />
      <path
        fill="#fffdf8"
        d="M-15-25H15C15-8 3-5 3 0C3 5 15 8 15 25H-15C-15 8-3 5-3 0C-3-5-15-8-15-25Z"
      />
      <path
        fill="#f4b223"
        d="M-11-14H11C8-7 2-4 1 0H-1C-2-4-8-7-11-14ZM-13 25C-12 15-3 15 0 8C3 15 12 15 13 25Z"
      />
    </svg>
  );
}
