let readings: string[] = [];

/** On the server by `letter-readings.ts`; browsers get them with English pages, the only ones that need them. */
export function setLetterReadings(letters: string): void {
  readings = letters.split(" ");
}

/**
 * English readers cannot pronounce iroha letters: English texts add the pronunciation to each `letter`, as in "Table い
 * (i)".
 */
export function withSpokenLetter<Values extends object | undefined>(
  locale: string,
  values: Values,
): Values {
  if (locale !== "en" || !values || !("letter" in values)) return values;
  const { letter } = values;
  const reading = letter && readings.find((one) => one[0] === letter)?.slice(1);
  return reading ? { ...values, letter: `${letter} (${reading})` } : values;
}
