/**
 * Names in the order of the page, without a script: browsers submit controls in document order. Names that were not
 * submitted, such as an unchecked choice, stay after their predecessor.
 */
export function inSentOrder(names: readonly string[], sent: readonly string[]): string[] {
  let last = -1;
  const places = new Map(
    names.map((name) => {
      const place = sent.findIndex((one) => one === name || one.startsWith(`${name}.`));
      if (place >= 0) last = place;
      return [name, last];
    }),
  );
  const placeOf = (name: string) => places.get(name) ?? 0;
  return names.toSorted((one, other) => placeOf(one) - placeOf(other));
}
