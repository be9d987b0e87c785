/**
 * Names in the order of the page, without a script: browsers send controls as they stand there. What was not sent, such as a
 * choice that was not made, stays behind the name before it.
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
