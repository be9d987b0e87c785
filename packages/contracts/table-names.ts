const iroha =
  "いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえてあさきゆめみしゑひもせす";

/** Letters of tables, in the order of the iroha. */
export const sessionLetters: readonly string[] = [...iroha];

/** How the site calls its tables. They are stored by their letter in the iroha, which gives their order. */
export const tableNamings = ["iroha", "alphabet", "numbers"] as const;
export type TableNaming = (typeof tableNamings)[number];

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const names: Record<TableNaming, readonly string[]> = {
  iroha: sessionLetters,
  // After Z come AA and AB.
  alphabet: sessionLetters.map((_, index) => {
    const letter = alphabet[index % alphabet.length] ?? "";
    return index < alphabet.length ? letter : `A${letter}`;
  }),
  numbers: sessionLetters.map((_, index) => String(index + 1)),
};

let naming: TableNaming = "iroha";

export function setTableNaming(given: TableNaming): void {
  naming = given;
}

/** The shown name: い, A or 1. Other names stay unchanged. */
export const tableName = (letter: string): string =>
  names[naming][sessionLetters.indexOf(letter)] ?? letter;

/** The same for a session that may not be a table; then null. */
export const tableNameOf = ({ letter }: { letter: string | null }): string | null =>
  letter === null ? null : tableName(letter);

/** Position of a table among others, by its shown name. */
export const tablePosition = (name: string | null): number =>
  name === null ? -1 : names[naming].indexOf(name);
