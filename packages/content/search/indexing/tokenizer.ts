import type { Tokenizer } from "lindera-wasm-nodejs-ipadic";

export interface Token {
  surface: string;
  /** Such as 名詞. */
  partOfSpeech: string;
  partOfSpeechSubcategory1: string;
  /** In katakana; absent for words that the dictionary does not know. */
  reading?: string;
}

let tokenizer: Promise<Tokenizer> | undefined;

/** The dictionary takes 140 MB, so it is loaded when the first text is to be read. */
async function loadTokenizer(): Promise<Tokenizer> {
  const { TokenizerBuilder } = await import("lindera-wasm-nodejs-ipadic");
  const builder = new TokenizerBuilder();
  builder.setDictionary("embedded://ipadic");
  builder.setMode("normal");
  return builder.build();
}

export async function tokenize(text: string): Promise<Token[]> {
  tokenizer ??= loadTokenizer();
  return (await tokenizer).tokenize(text) as Token[];
}
