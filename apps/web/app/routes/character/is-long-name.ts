import type { CharacterSummary } from "@takujo/contracts/generated/platform/types.gen";

/** What fits beside the figure in large letters; a longer name is set smaller. */
const longest = { ja: 5, en: 9 };

export const isLongName = ({ name, locale }: CharacterSummary): boolean =>
  name.length > longest[locale];
