import { useState } from "react";

/**
 * The React key of a form that adds to a list: another one once something was added, so that the typed values are reset. What
 * else happens on the page, such as a removal, leaves them alone.
 */
export function useNewcomers(ids: readonly string[]): number {
  const [known, setKnown] = useState({ ids, count: 0 });
  if (known.ids.join() !== ids.join()) {
    const isAdded = ids.some((id) => !known.ids.includes(id));
    setKnown({ ids, count: known.count + (isAdded ? 1 : 0) });
  }
  return known.count;
}
