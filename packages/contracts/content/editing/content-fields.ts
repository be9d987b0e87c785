import { articleTags } from "../article.ts";
import { characterArtworks } from "../character.ts";
import { eventTags } from "../event.ts";
import { faqCategories } from "../faq.ts";
import { gameTags, languageNeeds } from "../game-shelf.ts";
import { legalKinds } from "../legal.ts";
import { newsCategories } from "../news.ts";
import { staffSpecialties } from "../staff.ts";
import type { ContentKind } from "./content-kinds.ts";

/**
 * How a field is edited, and the shape of its value: a string, empty for none, for `slug`, `line`, `lines`, `markdown`, `link`,
 * `color`, `choice`, `day` (2026-04-18), `time` (an instant in ISO 8601) and `reference` (an id); a list of strings for
 * `choices` and `references`; a boolean for `flag`; a number or null for `number`; CoverDocument or null for `cover`; lists of
 * objects for `steps`, `questions` and `prices`.
 */
export type FieldForm =
  | "slug"
  | "line"
  | "lines"
  | "markdown"
  | "link"
  | "color"
  | "choice"
  | "choices"
  | "day"
  | "time"
  | "reference"
  | "references"
  | "flag"
  | "number"
  | "cover"
  | "steps"
  | "questions"
  | "prices";

export interface ContentField {
  name: string;
  form: FieldForm;
  required?: true;
  /** Length of a text or list, or the number itself. */
  least?: number;
  most?: number;
  /** The number may have decimals; otherwise it is an integer. */
  fractions?: true;
  choices?: readonly string[];
  /** The kind that `reference` and `references` refer to. */
  of?: ContentKind;
}

interface ContentShape {
  /** The same in all languages. */
  shared: readonly ContentField[];
  /** Once per language. */
  text: readonly ContentField[];
}

const slug: ContentField = { name: "slug", form: "slug", required: true, most: 80 };
const kana: ContentField = { name: "kana", form: "line", required: true, most: 80 };
const position: ContentField = { name: "position", form: "number", least: 0, most: 999 };
const cover: ContentField = { name: "cover", form: "cover" };
const games: ContentField = { name: "games", form: "references", of: "board-game", most: 30 };
const trait = (name: string): ContentField => ({ name, form: "number", least: 1, most: 5 });
const socialId = (name: string): ContentField => ({ name, form: "line", most: 100 });

const line = (name: string, most = 120): ContentField => ({
  name,
  form: "line",
  required: true,
  most,
});
const lines = (name: string, most = 400): ContentField => ({
  name,
  form: "lines",
  required: true,
  most,
});
const markdown = (name: string, most = 40_000): ContentField => ({
  name,
  form: "markdown",
  required: true,
  most,
});
const optional = ({ required: _, ...field }: ContentField): ContentField => field;

/** English titles take twice as many characters as Japanese ones. */
const title = line("title", 240);
const readingTexts = [title, lines("summary"), markdown("body")];

/** Everything an editor fills in. Forms, checks before publishing and comparisons of revisions are generated from it. */
export const contentFields: Record<ContentKind, ContentShape> = {
  news: {
    shared: [
      slug,
      { name: "category", form: "choice", required: true, choices: newsCategories },
      { name: "pinned", form: "flag" },
      cover,
    ],
    text: readingTexts,
  },
  article: {
    shared: [
      slug,
      { name: "author", form: "reference", of: "staff" },
      { name: "tags", form: "choices", choices: articleTags },
      cover,
      games,
      { name: "characters", form: "references", of: "character", most: 12 },
    ],
    text: readingTexts,
  },
  event: {
    shared: [
      slug,
      { name: "doorsAt", form: "time", required: true },
      { name: "startsAt", form: "time", required: true },
      { name: "endsAt", form: "time", required: true },
      { name: "venue", form: "reference", of: "venue", required: true },
      { name: "fee", form: "number", required: true, least: 0, most: 1_000_000 },
      { name: "prices", form: "prices", most: 8 },
      { name: "host", form: "reference", of: "staff" },
      { name: "guides", form: "references", of: "staff", most: 12 },
      games,
      { name: "tags", form: "choices", choices: eventTags },
      { name: "ships", form: "flag" },
      cover,
    ],
    text: [
      title,
      lines("summary"),
      markdown("body"),
      line("room"),
      line("feeNote", 200),
      { name: "flow", form: "steps", most: 30 },
      markdown("bring", 4_000),
      markdown("cancellation", 4_000),
      optional(markdown("notice", 4_000)),
      { name: "questions", form: "questions", most: 10 },
    ],
  },
  character: {
    shared: [
      slug,
      kana,
      { name: "color", form: "color", required: true },
      { name: "artwork", form: "choice", required: true, choices: characterArtworks },
      trait("depth"),
      trait("speed"),
      trait("talk"),
      trait("luck"),
      position,
      games,
    ],
    text: [
      line("name", 40),
      line("origin", 80),
      line("catchPhrase"),
      lines("summary"),
      markdown("profile"),
      line("likes", 200),
      line("duty", 200),
    ],
  },
  staff: {
    shared: [
      slug,
      kana,
      line("avatar", 80),
      { name: "teachesInEnglish", form: "flag" },
      { name: "specialties", form: "choices", choices: staffSpecialties },
      socialId("x"),
      socialId("instagram"),
      socialId("youtube"),
      socialId("facebook"),
      socialId("line"),
      position,
      games,
    ],
    text: [line("name", 60), line("role", 80), lines("bio", 2_000)],
  },
  faq: {
    shared: [
      slug,
      { name: "category", form: "choice", required: true, choices: faqCategories },
      position,
    ],
    text: [line("question", 160), markdown("answer", 8_000)],
  },
  legal: {
    shared: [
      { name: "kind", form: "choice", required: true, choices: legalKinds },
      { name: "announcedOn", form: "day", required: true },
      { name: "effectiveOn", form: "day", required: true },
    ],
    text: [lines("summary", 1_000), lines("changes", 2_000), markdown("body", 100_000)],
  },
  venue: {
    shared: [
      slug,
      line("postalCode", 10),
      { name: "latitude", form: "number", required: true, least: -90, most: 90, fractions: true },
      {
        name: "longitude",
        form: "number",
        required: true,
        least: -180,
        most: 180,
        fractions: true,
      },
      { name: "stepFree", form: "flag" },
    ],
    text: [
      line("name", 80),
      optional(line("region", 40)),
      line("locality", 60),
      line("street"),
      markdown("access", 4_000),
      lines("floor", 1_000),
    ],
  },
  "board-game": {
    shared: [
      slug,
      { name: "minPlayers", form: "number", required: true, least: 1, most: 99 },
      { name: "maxPlayers", form: "number", required: true, least: 1, most: 99 },
      { name: "minutes", form: "number", required: true, least: 1, most: 2_000 },
      { name: "age", form: "number", required: true, least: 0, most: 99 },
      { name: "weight", form: "number", required: true, least: 1, most: 5 },
      { name: "explainMinutes", form: "number", least: 1, most: 240 },
      { name: "languageNeed", form: "choice", choices: languageNeeds },
      { name: "languages", form: "choices", choices: ["ja", "en"] },
      { name: "tags", form: "choices", choices: gameTags },
      { name: "bggId", form: "number", least: 1, most: 2_147_483_647 },
      { name: "link", form: "link", most: 500 },
      cover,
    ],
    text: [line("name", 80), lines("summary")],
  },
};
