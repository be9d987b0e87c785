import type { ContentItem } from "@takujo/contracts/content/editing/content";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import { readContent } from "@takujo/contracts/generated/platform/sdk.gen";
import { unwrap } from "../../../api/unwrap.ts";
import type { Visit } from "../../../shell/visit.ts";
import { editorShape } from "./editor/editor-shape.server.ts";
import { textOf } from "./editor/editor-shape.ts";
import { findArchiveRefusal } from "./editor/saving/change-content.server.ts";
import { itemPath, type PageKind, publicPath } from "./kinds.ts";

const questions = ["discard", "archive"] as const;

export interface ItemAddress {
  kind: ContentKind;
  itemId: string;
}

type PageAddress = ItemAddress & { kind: PageKind };

export async function readItem({ kind, itemId }: PageAddress, visit: Visit, ask: string | null) {
  const { platform: client } = visit;
  const question = questions.find((question) => question === ask) ?? null;
  const [found, shape, refusal] = await Promise.all([
    readContent({ client, path: { kind, itemId } }),
    editorShape(kind, visit),
    question === "archive" ? findArchiveRefusal({ visit, kind, itemId }) : null,
  ]);
  const item = unwrap(found);
  const title = titleOf(item);
  const self = itemPath(kind, itemId);
  return {
    head: { title },
    kind,
    item,
    shape,
    title,
    paths: {
      self,
      revisions: `${self}/revision`,
      preview: `${self}/preview`,
      public: publicPath(kind, addressOf(item)),
    },
    question,
    refusal,
  };
}

/** The first text that can serve as a title, or else the slug. */
export function titleOf({ document: { shared, texts } }: Pick<ContentItem, "document">): string {
  for (const { title, name, question, summary } of [texts.ja, texts.en]) {
    const found = [title, name, question, summary].map((value) => textOf(value ?? null));
    const first = found.find((text) => text.trim() !== "");
    if (first) return first.slice(0, 120);
  }
  return textOf(shared["slug"] ?? null);
}

const addressOf = ({ published, document }: ContentItem): string => {
  const { slug, kind } = (published ?? document).shared;
  return textOf(slug ?? kind ?? null);
};
