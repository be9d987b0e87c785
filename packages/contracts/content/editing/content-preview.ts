import { z } from "zod";
import { articleItemSchema } from "../article.ts";
import { characterItemSchema } from "../character.ts";
import { eventItemSchema, eventVenueSchema } from "../event.ts";
import { faqSchema } from "../faq.ts";
import { gameItemSchema } from "../game-shelf.ts";
import { legalDocumentSchema } from "../legal.ts";
import { newsItemSchema } from "../news.ts";
import { staffListSchema } from "../staff.ts";

/** `slug`: of the item, for pages that show others too; an unused one if the draft has none. */
const previewOf = <Kind extends string, Page extends z.ZodType>(kind: Kind, page: Page) =>
  z.object({ kind: z.literal(kind), slug: z.string(), page });

/** What publishing would show, as the data of its page. */
export const contentPreviewSchema = z
  .discriminatedUnion("kind", [
    previewOf("news", newsItemSchema),
    previewOf("article", articleItemSchema),
    previewOf("event", eventItemSchema),
    previewOf("character", characterItemSchema),
    previewOf("staff", staffListSchema),
    previewOf("faq", faqSchema),
    previewOf("legal", legalDocumentSchema),
    previewOf("venue", eventVenueSchema),
    previewOf("board-game", gameItemSchema),
  ])
  .meta({ id: "ContentPreview" });

export type ContentPreview = z.infer<typeof contentPreviewSchema>;
