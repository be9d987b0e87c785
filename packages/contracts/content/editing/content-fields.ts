import { articleTags } from "../article.ts";
import { characterArtworks } from "../character.ts";
import { eventFields } from "../event.ts";
import { faqCategories } from "../faq.ts";
import {
  type ContentShape,
  cover,
  games,
  kana,
  line,
  lines,
  markdown,
  optional,
  position,
  readingTexts,
  slug,
  socialId,
  trait,
} from "../fields.ts";
import { gameTags, languageNeeds } from "../game-shelf.ts";
import { legalKinds } from "../legal.ts";
import { newsCategories } from "../news.ts";
import { staffSpecialties } from "../staff.ts";
import type { ContentKind } from "./content-kinds.ts";

export type { ContentField, FieldForm } from "../fields.ts";

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
      { name: "characters", form: "references", of: "character", max: 12 },
    ],
    text: readingTexts,
  },
  event: eventFields,
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
      { name: "latitude", form: "number", required: true, min: -90, max: 90, fractions: true },
      {
        name: "longitude",
        form: "number",
        required: true,
        min: -180,
        max: 180,
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
      { name: "minPlayers", form: "number", required: true, min: 1, max: 99 },
      { name: "maxPlayers", form: "number", required: true, min: 1, max: 99 },
      { name: "minutes", form: "number", required: true, min: 1, max: 2_000 },
      { name: "age", form: "number", required: true, min: 0, max: 99 },
      { name: "weight", form: "number", required: true, min: 1, max: 5 },
      { name: "explainMinutes", form: "number", min: 1, max: 240 },
      { name: "languageNeed", form: "choice", choices: languageNeeds },
      { name: "languages", form: "choices", choices: ["ja", "en"] },
      { name: "tags", form: "choices", choices: gameTags },
      { name: "bggId", form: "number", min: 1, max: 2_147_483_647 },
      { name: "link", form: "link", max: 500 },
      cover,
    ],
    text: [line("name", 80), lines("summary")],
  },
};
