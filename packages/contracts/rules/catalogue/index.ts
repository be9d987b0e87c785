import type * as rules from "../index.ts";
import { characters } from "./characters.ts";
import { company } from "./company.ts";
import { contact } from "./contact.ts";
import { dates } from "./dates.ts";
import type { RuleEntries } from "./entry.ts";
import { kana } from "./kana.ts";
import { length } from "./length.ts";
import { lists } from "./lists.ts";
import { names } from "./names.ts";
import { network } from "./network.ts";
import { numbers } from "./numbers.ts";
import { required } from "./required.ts";
import { social } from "./social.ts";
import { startsWith } from "./starts-with.ts";

/** In the order of the generated page. */
export const chapters = {
  "Required and blank": required,
  Length: length,
  "Start of the text": startsWith,
  Characters: characters,
  Kana: kana,
  Dates: dates,
  "E-mail, phone, postal code": contact,
  "Domains and network addresses": network,
  "Company numbers": company,
  "Slugs, files, icons": names,
  "Social ids": social,
  "Numbers, duplicates, checks of one's own": numbers,
  "Yes, no and lists": lists,
};

/** Does not compile unless every rule has an entry. */
export const ruleEntries: RuleEntries<typeof rules> = {
  ...required,
  ...length,
  ...startsWith,
  ...characters,
  ...kana,
  ...dates,
  ...contact,
  ...network,
  ...company,
  ...names,
  ...social,
  ...numbers,
  ...lists,
};

/** Decisions that hold for all rules, where the requirements are silent. */
export const decisions: readonly (readonly [question: string, decision: string])[] = [
  [
    "Empty values",
    'Every rule but the required ones, nonBlank, trueOnly and falseOnly lets "", null and undefined pass, so that optional fields compose.',
  ],
  [
    "Stricter forms",
    "A rule asks what its requirement says and no more. Where we want more, the rule has an option, and the form names it.",
  ],
  [
    "Order",
    "Normalizers first, then rules. A field's first broken rule ends its judgment: one field, one sentence.",
  ],
  [
    "Full-width digits and letters",
    "Refused by the rules; foldWidth(), foldDigits(), foldPhone() and foldPostalCode() fold them before.",
  ],
  [
    "Surrogate pairs",
    "One character of 4 bytes. A lone surrogate is 3 bytes (as TextEncoder writes it) and refused wherever characters are listed.",
  ],
  [
    "Combining marks",
    "が as か + ゛: kana rules and maxFullWidth judge the composed form; compose() stores it. maxBytes counts what is there.",
  ],
  [
    "Emoji",
    "maxFullWidth counts code points: a joined emoji counts each part, for browsers and servers know different emoji.",
  ],
  [
    "Half-width kana",
    "Half-width for halfWidthOnly and maxFullWidth; refused by katakana() and kana(); foldKana() widens them.",
  ],
  [
    "ー, ・ and spaces in kana",
    "ー after a letter; one ・, space or ideographic space between words; none at the ends.",
  ],
  [
    "ー and dashes in numbers",
    "foldDigits(), foldPhone() and foldPostalCode() make them hyphens; foldWidth() leaves them, for they are letters elsewhere.",
  ],
  [
    "Zero-width and invisible characters",
    "Blank: trim() takes them off the ends, requiredInput() does not count them, number codes lose them when folded, other rules refuse them.",
  ],
  ["Ideographic space at the ends", "trim() takes it off; without trim() the rules refuse it."],
  [
    "+81 numbers",
    "phone() and fax() accept them, localPhone() does not; nothing rewrites +81 into 0.",
  ],
  ["IDN domains", "Accepted in ASCII form (xn--…); foldDomain() makes it from 日本語.jp."],
  ["IPv6 forms", "Full, shortened and with an IPv4 end; no zone, brackets or prefix."],
  ["Leap days", "29 February only in leap years of the Gregorian calendar."],
  [
    "Time zone",
    "Today is the venue's (Asia/Tokyo unless the settings say otherwise), asked at each judgment.",
  ],
  [
    "Time",
    "Every pattern takes linear time; 100,000 hostile characters are judged in under 10 ms by each rule.",
  ],
];
