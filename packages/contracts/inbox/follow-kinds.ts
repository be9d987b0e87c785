/** Subjects that can be followed. An event itself is only bookmarked, because it has no further events. */
export const followKinds = ["event", "series", "game", "guide", "venue"] as const;
export type FollowKind = (typeof followKinds)[number];

/** Kinds that have an address, from which one can follow. */
export const pageKinds = ["event", "game", "guide"] as const;
export type PageKind = (typeof pageKinds)[number];

/** A new event in the notice to its followers, in their language. */
export interface NoticedEvent {
  slug: string;
  title: string;
  room: string;
  venue: string;
  startsAt: Date;
  endsAt: Date;
  /** Subjects of it that the person follows; never empty. */
  because: { kind: FollowKind; name: string }[];
}
