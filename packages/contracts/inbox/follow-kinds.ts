/** Subjects that can be followed. An event itself is only bookmarked, because it has no further events. */
export const followKinds = ["event", "series", "game", "guide", "venue"] as const;
export type FollowKind = (typeof followKinds)[number];

/** Kinds that have an address, from which one can follow. */
export const pageKinds = ["event", "game", "guide"] as const;
export type PageKind = (typeof pageKinds)[number];
