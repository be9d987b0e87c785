import type { CharacterSummary } from "@takujo/contracts/generated/platform/types.gen";

/** The longest name that fits beside the figure in large letters; longer ones are set smaller. */
const maxLargeLength = { ja: 5, en: 9 };

export const isLongName = ({ name, locale }: CharacterSummary): boolean =>
  name.length > maxLargeLength[locale];
