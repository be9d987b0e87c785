import type { Translated } from "../../translated.ts";
import type { character as ja, names as jaNames } from "../ja/character.ts";

export const names: Translated<typeof jaNames> = {
  titles: { character: "Characters", characterItem: "Characters" },
};

export const character: Translated<typeof ja> = {
  heading: "Six guides to the table",
  headingOther: "Guides to the table",
  lead: "Look for one of them beside the sign on your table. Whoever is standing there tells you what kind of evening it will be.",
  description:
    "Meet the guides of %site%. Whoever stands beside the sign tells you what kind of table it is.",
  made: "{origin} · {duty}",
  quote: { ja: "「{phrase}」", en: "“{phrase}”" },
  profile: "Who you will meet",
  hand: "Cards in hand",
  trait: { depth: "Depth of thought", speed: "Speed of play", talk: "Table talk", luck: "Luck" },
  outOfFive: "{value, number} out of 5",
  likes: "Likes",
  duty: "Looks after",
  games: "Favorite games",
  others: "The other guides",
  empty: "The guides have stepped away from the table",
  picture: {
    koma: "A red-maned lion-dog waving, with a shogi piece held high",
    sai: "A blue rhinoceros hugging a large die",
    fuda: "A fox in a scarf, eyes narrowed, holding a fan of cards",
    kikko: "A tortoise with glasses and a hexagonal shell, holding a cup of tea",
    toki: "A pale pink ibis with an hourglass around its neck",
    hako: "A black cat in a box, with the lid on its head",
  },
};
