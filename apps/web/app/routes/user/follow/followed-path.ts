import type { FollowKind } from "@takujo/contracts/inbox/follow-kinds";

/** Series and venues have no slug, and no page. */
export function followedPath(kind: FollowKind, slug: string): string {
  if (kind === "game") return `/game/${slug}`;
  return kind === "guide" ? `/staff#${slug}` : `/event/${slug}`;
}
