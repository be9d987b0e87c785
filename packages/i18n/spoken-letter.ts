const readings = (
  "いi ろro はha にni ほho へhe とto ちchi りri ぬnu るru をwo わwa かka よyo たta れre そso つtsu ねne なna らra むmu " +
  "うu ゐwi のno おo くku やya まma けke ふfu こko えe てte あa さsa きki ゆyu めme みmi しshi ゑwe ひhi もmo せse すsu"
).split(" ");

/**
 * Readers of English can say no letter of the iroha aloud: wherever a text of theirs has a `letter`, how it is said stands
 * behind it, as in "Table い (i)".
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
