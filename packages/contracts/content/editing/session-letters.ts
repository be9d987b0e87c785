const iroha =
  "いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえてあさきゆめみしゑひもせす";

/** Letters of tables, in the order of the iroha. */
export const sessionLetters: readonly string[] = [...iroha];
