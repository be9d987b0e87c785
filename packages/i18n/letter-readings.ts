import { setLetterReadings } from "./spoken-letter.ts";

/** Of the letters of the iroha, by which tables are called. */
export const letterReadings =
  "いi ろro はha にni ほho へhe とto ちchi りri ぬnu るru をwo わwa かka よyo たta れre そso つtsu ねne なna らra むmu " +
  "うu ゐwi のno おo くku やya まma けke ふfu こko えe てte あa さsa きki ゆyu めme みmi しshi ゑwe ひhi もmo せse すsu";

setLetterReadings(letterReadings);
