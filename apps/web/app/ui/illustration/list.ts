/** Reads an index that is within the list by construction. */
export function elementAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`No element ${index} among ${items.length}`);
  return item;
}

/** Wraps around past the end. */
export const cycle = <Item>(items: readonly Item[], index: number): Item =>
  elementAt(items, index % items.length);

export const oneOf = <Item extends string>(
  items: readonly Item[],
  value: string | null,
): Item | undefined => items.find((item) => item === value);
