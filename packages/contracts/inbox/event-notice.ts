import type { FollowKind } from "./follow-kinds.ts";

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
