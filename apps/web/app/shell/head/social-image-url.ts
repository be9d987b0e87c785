export const socialKinds = ["news", "article", "event", "character", "game"] as const;
export type SocialKind = (typeof socialKinds)[number];

/** The image shown when a page is shared; like a page, it exists in each language. */
export const socialImageUrl = (kind: SocialKind, slug: string): string =>
  `/social/${kind}/${slug}.png`;
