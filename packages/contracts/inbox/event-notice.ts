import type { FollowKind } from "./follow-kinds.ts";

/** A new event as its followers are told of it, in their language. */
export interface NoticedEvent {
  slug: string;
  title: string;
  room: string;
  venue: string;
  startsAt: Date;
  endsAt: Date;
  /** What the person follows of it; never empty. */
  because: { kind: FollowKind; name: string }[];
}
