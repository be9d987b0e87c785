import type {
  ContentItem,
  ContentList,
  ContentReceipt,
  Publication,
  PublicationReceipt,
  SavedDraft,
} from "@takujo/contracts/content/editing/content";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import type { Database } from "@takujo/runtime/database/database";
import { createPlatformApi } from "../../../../apps/server/api/platform-api.ts";
import { platformBasePath } from "../../../../apps/server/http/upload-paths.ts";
import { signingIn, testOrigin } from "../../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../../tests/support/silent-logger.ts";

interface Problem {
  code: string;
  reason?: string;
  issues?: { path: string; rule: string }[];
}

/** Editors who use the API, each signed in as an admin. */
export async function editing(db: Database) {
  const options = { db, logger: silentLogger, secret: "s".repeat(32), origin: testOrigin };
  const api = createPlatformApi(options);
  const signedIn = await signingIn(db, api, platformBasePath);

  return async function newEditor(name = "高橋") {
    const person = await signedIn({ role: "admin", name });
    async function ask<Answer>(...call: Parameters<typeof person.call>) {
      const response = await person.call(...call);
      const text = await response.text();
      const body = (text ? JSON.parse(text) : undefined) as Answer & Problem;
      return { status: response.status, body };
    }
    const pathOf = (kind: ContentKind, id: string) => `/admin/content/${kind}/${id}`;
    return {
      id: person.id,
      ask,
      list: (kind: ContentKind, query = "") =>
        ask<ContentList>("GET", `/admin/content/${kind}${query}`),
      create: (kind: ContentKind, body: object = {}) =>
        ask<ContentReceipt>("POST", `/admin/content/${kind}`, body),
      read: (kind: ContentKind, id: string) => ask<ContentItem>("GET", pathOf(kind, id)),
      save: (kind: ContentKind, id: string, version: number, document: ContentDocument) =>
        ask<SavedDraft>("PUT", `${pathOf(kind, id)}/draft`, { version, document }),
      publish: (kind: ContentKind, id: string, version: number, at?: Date) =>
        ask<PublicationReceipt>("POST", `${pathOf(kind, id)}/publication`, {
          version,
          ...(at && { at: at.toISOString() }),
        }),
      publishAs: (kind: ContentKind, id: string, publication: Publication) =>
        ask<PublicationReceipt>("POST", `${pathOf(kind, id)}/publication`, publication),
      act: (method: "GET" | "POST" | "DELETE", kind: ContentKind, id: string, path: string) =>
        ask<ContentReceipt>(method, `${pathOf(kind, id)}/${path}`),
    };
  };
}

export type Editor = Awaited<ReturnType<Awaited<ReturnType<typeof editing>>>>;

/** Opens the item, changes its document and saves it. Returns the version to publish. */
export async function change(
  editor: Editor,
  kind: ContentKind,
  id: string,
  edit: (document: ContentDocument) => void,
): Promise<number> {
  const { body } = await editor.read(kind, id);
  edit(body.document);
  return (await editor.save(kind, id, body.version, body.document)).body.version;
}

/** A complete news item. */
export const newsDocument = (slug: string, title = "夏の合宿"): ContentDocument => ({
  shared: { slug, category: "notice", pinned: false, cover: null },
  texts: { ja: { title, summary: "場所をさがしています。", body: "**本文**です。" }, en: {} },
});
