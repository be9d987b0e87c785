import { type Rule, type RuleOptions, type Text, textRule } from "../rule.ts";
import { composed } from "../text.ts";

// Words of kana that begin with a letter, joined by one space or middle dot.
// A long vowel mark and the iteration marks follow a letter.
const hiraganaWords =
  /^[\u3041-\u3096][\u3041-\u3096\u309d\u309e\u30fc]*(?:[ \u3000\u30fb][\u3041-\u3096][\u3041-\u3096\u309d\u309e\u30fc]*)*$/;
const katakanaWords =
  /^[\u30a1-\u30fa\u31f0-\u31ff][\u30a1-\u30fa\u30fc-\u30fe\u31f0-\u31ff]*(?:[ \u3000\u30fb][\u30a1-\u30fa\u31f0-\u31ff][\u30a1-\u30fa\u30fc-\u30fe\u31f0-\u31ff]*)*$/;
const kanaWords =
  /^[\u3041-\u3096\u30a1-\u30fa\u31f0-\u31ff][\u3041-\u3096\u309d\u309e\u30a1-\u30fa\u30fc-\u30fe\u31f0-\u31ff]*(?:[ \u3000\u30fb][\u3041-\u3096\u30a1-\u30fa\u31f0-\u31ff][\u3041-\u3096\u309d\u309e\u30a1-\u30fa\u30fc-\u30fe\u31f0-\u31ff]*)*$/;

export function hiragana(options?: RuleOptions): Rule<Text> {
  return textRule("hiragana", (text) => hiraganaWords.test(composed(text)), {}, options);
}

export function katakana(options?: RuleOptions): Rule<Text> {
  return textRule("katakana", (text) => katakanaWords.test(composed(text)), {}, options);
}

export function kana(options?: RuleOptions): Rule<Text> {
  return textRule("kana", (text) => kanaWords.test(composed(text)), {}, options);
}
