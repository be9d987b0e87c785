import type * as rules from "../kinds/contact.ts";
import type { RuleEntries } from "./entry.ts";

const fold =
  "Full-width digits, other dashes (ー ‐ – — −), spaces and brackets are refused: put foldPhone() before.";
const phoneEdges = [
  fold,
  "A country code is + and one to three digits: +81-3-1234-5678, +819012345678.",
  "Whether the number is in use, or how long it is in its country, is not judged.",
] as const;
const phoneExample = {
  with: [],
  passes: [
    "",
    "03-1234-5678",
    "0312345678",
    "090-1234-5678",
    "0120-123-456",
    "+81-3-1234-5678",
    "+819012345678",
    "1234-567",
  ],
  fails: [
    "０３-1234-5678",
    "03ー1234ー5678",
    "03 1234 5678",
    "(03)1234-5678",
    "+81 3 1234 5678",
    "+0-3-1234-5678",
    "110",
    "03-1234-56789",
    "03--1234-5678",
    "03-1234-5678-",
    "03-1234-5678\u200b",
  ],
} as const;

export const contact: RuleEntries<typeof rules> = {
  email: {
    requirements: ["VA-9"],
    does: "An e-mail address that a mail server of today can be handed.",
    edges: [
      "Before the @: the characters of the HTML standard, up to 64. Dots in a row or before the @ pass: older Japanese mobile addresses have them.",
      "After it: a domain as by domain(), so IDN only as xn--…",
      "254 characters at most. Quoted names, comments, IP addresses and non-ASCII letters are refused.",
    ],
    examples: [
      {
        with: [],
        passes: [
          "",
          "name@example.com",
          "a.b+c@sub.example.co.jp",
          "dots..in.row.@example.ne.jp",
          "a@xn--wgv71a119e.jp",
          "O'Brien@example.ie",
        ],
        fails: [
          "name",
          "example.com",
          "@example.com",
          "name@",
          "name@localhost",
          "name@@example.com",
          "na me@example.com",
          "name@example..com",
          "name@日本語.jp",
          "名前@example.com",
          "ｎame@example.com",
          '"a b"@example.com',
          "name@[192.0.2.1]",
          `${"a".repeat(65)}@example.com`,
          "name@example.com\u200b",
        ],
      },
    ],
  },
  phone: {
    requirements: ["VA-10"],
    does: "Country code or leading 0, or neither; then groups of 1–4, 1–4 and 3–4 digits, hyphens as one likes.",
    edges: phoneEdges,
    examples: [phoneExample],
  },
  localPhone: {
    requirements: ["VA-10"],
    does: "Starts with 0, the last group has 4 digits.",
    edges: [fold, "Numbers with +81 are refused."],
    examples: [
      {
        with: [],
        passes: ["", "03-1234-5678", "0312345678", "090-1234-5678", "0136-1-2345"],
        fails: ["+81-3-1234-5678", "0120-123-456", "3-1234-5678", "1234-5678", "０３-1234-5678"],
      },
    ],
  },
  fax: {
    requirements: ["VA-10"],
    does: "The same numbers as phone().",
    edges: phoneEdges,
    examples: [phoneExample],
  },
  postalCode: {
    requirements: ["VA-11"],
    does: "3 digits, a hyphen and 4 digits, or 7 digits.",
    edges: [
      "Full-width digits, other dashes, spaces and 〒 are refused: put foldPostalCode() before.",
      "Whether the code exists is not judged.",
    ],
    examples: [
      {
        with: [],
        passes: ["", "101-0044", "1010044", "000-0000"],
        fails: ["１０１-００４４", "101ー0044", "〒101-0044", "101 0044", "1010-044", "101-004"],
      },
    ],
  },
};
