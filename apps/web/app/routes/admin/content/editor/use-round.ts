import { useState } from "react";

interface Versioned {
  id: string;
  version: number;
}

/**
 * The key of an editor. Its controls keep what is typed, so they are made anew only when the page was loaded with a document that the
 * editor did not write itself: another item, a draft that was discarded, a revision that was restored.
 */
export function useRound({ id, version }: Versioned) {
  const [known, setKnown] = useState({ id, loaded: version, own: version, count: 0 });
  if (known.id !== id || known.loaded !== version) {
    const isForeign = known.id !== id || known.own !== version;
    setKnown({ id, loaded: version, own: version, count: known.count + (isForeign ? 1 : 0) });
  }
  return {
    round: `${id}-${known.count}`,
    /** The editor has saved this version. */
    follow: (own: number) => setKnown((now) => ({ ...now, own })),
  };
}
