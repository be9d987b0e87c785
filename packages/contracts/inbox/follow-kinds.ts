/** What can be followed. An event is only put aside, because it has no events of its own. */
export const followKinds = ["event", "series", "game", "guide", "venue"] as const;
export type FollowKind = (typeof followKinds)[number];

/** Kinds that have an address, from which one can follow. */
export const pageKinds = ["event", "game", "guide"] as const;
export type PageKind = (typeof pageKinds)[number];
