import { useState } from "react";

interface Versioned {
  id: string;
  version: number;
}

/**
 * The React key of an editor. Its inputs are uncontrolled, so they are remounted only when the page loads a
 * document that the editor did not save itself: another item, a discarded draft, a restored revision.
 */
export function useRound({ id, version }: Versioned) {
  const [known, setKnown] = useState({ id, loaded: version, own: version, count: 0 });
  if (known.id !== id || known.loaded !== version) {
    const isForeign = known.id !== id || known.own !== version;
    setKnown({ id, loaded: version, own: version, count: known.count + (isForeign ? 1 : 0) });
  }
  return {
    round: `${id}-${known.count}`,
    /** Call when the editor has saved this version. */
    follow: (own: number) => setKnown((now) => ({ ...now, own })),
  };
}
