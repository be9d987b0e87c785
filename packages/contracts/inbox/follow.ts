import { z } from "zod";
import { shownCoverSchema } from "../content/image/cover.ts";
import { localeSchema } from "../locale-schema.ts";
import { followKinds, pageKinds } from "./follow-kinds.ts";

const kind = z.enum(followKinds);

export const followSchema = z.object({ kind, subjectId: z.uuid() }).meta({ id: "Follow" });

const followedSchema = z
  .object({
    kind,
    subjectId: z.uuid(),
    name: z.string(),
    /** The language of the name. */
    locale: localeSchema,
    /** Of an event, a game or a guide: its address. */
    slug: z.string().nullable(),
    /** Of an event: when it is. */
    startsAt: z.iso.datetime().nullable(),
    /** Of an event or a game; empty for anything else. */
    cover: shownCoverSchema,
    /** Of a guide. */
    avatar: z.string().nullable(),
    isFollowed: z.boolean(),
    /** In the list of follows: its next event. */
    next: z
      .object({
        slug: z.string(),
        startsAt: z.iso.datetime(),
        cover: shownCoverSchema,
      })
      .nullable(),
  })
  .meta({ id: "Followed" });

export const followListSchema = z
  .object({ items: z.array(followedSchema) })
  .meta({ id: "FollowList" });

export const followQuerySchema = z.object({ locale: localeSchema.default("ja") });

/** What can be followed from a page of the site. */
export const followablesQuerySchema = z.object({
  kind: z.enum(pageKinds),
  slug: z.string().max(100),
  locale: localeSchema.default("ja"),
});

export type Follow = z.infer<typeof followSchema>;
export type Followed = z.infer<typeof followedSchema>;
export type FollowList = z.infer<typeof followListSchema>;
export type FollowablesQuery = z.infer<typeof followablesQuerySchema>;
