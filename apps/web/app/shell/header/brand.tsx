import drawings from "./brand.svg";

/** The five of a die: one table and four seats. */
export function Mark({ onCloth = false }: { onCloth?: boolean }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${drawings}#mark${onCloth ? "-on-cloth" : ""}`} />
    </svg>
  );
}

/** 卓上; the 日 of 卓 is the round table. */
export function Wordmark() {
  return (
    <svg viewBox="0 0 210 100" aria-hidden="true">
      <use href={`${drawings}#wordmark`} />
    </svg>
  );
}
