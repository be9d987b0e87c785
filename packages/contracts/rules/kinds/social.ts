import { type Rule, type RuleOptions, type Text, textRule } from "../rule.ts";

// Lengths are not checked: the services have changed theirs, and older ids keep their length.
const x = /^[A-Za-z0-9_]+$/;
const wordsDotsAndHyphens = /^[A-Za-z0-9._-]+$/;
const wordsAndDots = /^[A-Za-z0-9._]+$/;
const channelId = /^UC[A-Za-z0-9_-]+$/;

function idRule(name: string, pattern: RegExp, options?: RuleOptions): Rule<Text> {
  return textRule(name, (text) => pattern.test(text), {}, options);
}

export function xId(options?: RuleOptions): Rule<Text> {
  return idRule("xId", x, options);
}

export function facebookId(options?: RuleOptions): Rule<Text> {
  return idRule("facebookId", wordsDotsAndHyphens, options);
}

export function instagramId(options?: RuleOptions): Rule<Text> {
  return idRule("instagramId", wordsAndDots, options);
}

export function lineId(options?: RuleOptions): Rule<Text> {
  return idRule("lineId", wordsDotsAndHyphens, options);
}

interface YoutubeOptions extends RuleOptions {
  /** Also checks the characters after UC. */
  wholeId?: boolean;
}

export function youtubeId(options: YoutubeOptions = {}): Rule<Text> {
  return idRule("youtubeId", options.wholeId ? channelId : /^UC/, options);
}
