import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { withoutNetwork } from "../../support/faults.ts";
import { expect, test, visit } from "../../support/fixtures.ts";
import { editorParts } from "../../support/organizer/editor.ts";
import { signInAsAdmin } from "../../support/sign-in/admin.ts";
import { withDatabase } from "../../support/with-database.ts";
import { languages, words } from "../../support/words.ts";

/** Browsers log every failed request. */
const refused = /status of 422/;

const newSlug = () => `e2e-${randomUUID().slice(0, 8)}`;

const begin = async (page: Page, create: string) => {
  await visit(page, "/admin/content/news");
  await page.getByRole("button", { name: create }).click();
  await page.waitForURL(/\/admin\/content\/news\/[0-9a-f-]{36}/);
};

async function write(page: Page, locale: "ja" | "en", title: string): Promise<string> {
  const { field, slug } = editorParts(page, locale);
  const address = newSlug();
  await field("ja", "title").fill(title);
  await field("ja", "summary").fill(`${title}の要約`);
  await field("ja", "body").fill(`## 見出し\n\n${title}の本文`);
  await slug.fill(address);
  return address;
}

test("news is written, previewed, published and restored to an earlier version", async ({
  page,
  faults,
}) => {
  const { adminContent, contentEditor } = words.ja;
  test.slow();
  faults.allow(refused);
  const parts = editorParts(page, "ja");
  const toasts = page.getByRole("region", { name: words.ja.commons.toast.region });
  const toast = (text: string) => toasts.getByText(text, { exact: true });
  await signInAsAdmin(page);
  await begin(page, adminContent.create.news);
  const slug = await write(page, "ja", "はじめの題");
  await expect(parts.saved).toBeVisible();
  await expect(parts.preview.getByRole("heading", { level: 1 })).toHaveText("はじめの題");

  // It is saved while one types, and the page beside follows.
  await parts.field("ja", "body").fill("文のつづき");
  await expect(parts.preview.getByText("文のつづき")).toBeVisible();

  await parts.publish.click();
  await expect(toast(contentEditor.done.published)).toBeVisible();
  const box = page.getByRole("region", { name: contentEditor.publication.heading });
  await expect(box.locator(".tag")).toHaveText(contentEditor.states.published);
  const reader = await page.context().newPage();
  await reader.goto(`/news/${slug}`);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("はじめの題");

  await parts.field("ja", "title").fill("つぎの題");
  await parts.field("en", "title").fill("The next title");
  await expect(page.getByText(contentEditor.missing.replace("{count, number}", "2"))).toBeVisible();
  await parts.publishChanges.click();
  const alert = page.getByRole("alert").filter({ hasText: contentEditor.problems.heading });
  await alert.getByRole("link").first().click();
  await expect(parts.field("en", "summary")).toBeFocused();
  await parts.field("en", "summary").fill("In short");
  await parts.field("en", "body").fill("In full");
  await parts.publishChanges.click();
  await expect(box.locator(".tag")).toHaveText(contentEditor.states.published);
  await reader.goto(`/news/${slug}`);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("つぎの題");
  await reader.goto(`/en/news/${slug}`);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("The next title");

  await page.getByRole("link", { name: "2件の記録" }).click();
  const { revision } = adminContent;
  await expect(page.locator("del").first()).toContainText("はじめ");
  await expect(page.locator("ins").first()).toContainText("つぎ");
  await page.getByRole("link", { name: revision.number.replace("{number, number}", "1") }).click();
  await page.getByRole("link", { name: revision.restore }).click();
  await page.getByRole("dialog").getByRole("button", { name: contentEditor.ask.restore }).click();
  await expect(toast(contentEditor.done.restored)).toBeVisible();
  await expect(parts.field("ja", "title")).toHaveValue("はじめの題");
  await expect(parts.field("en", "title")).toHaveValue("");
  await reader.reload();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("The next title");
});

test("a publication is scheduled in Japan's time and canceled", async ({ page, faults }) => {
  faults.allow(refused);
  const { adminContent, contentEditor } = words.ja;
  const { publication, states } = contentEditor;
  await signInAsAdmin(page);
  await begin(page, adminContent.create.news);
  await write(page, "ja", "あすの題");
  await page.getByText(publication.later).click();
  await page.getByLabel(publication.at).fill("2020-01-01T09:00");
  await page.getByRole("button", { name: publication.schedule }).click();
  await expect(page.getByText(publication.past).first()).toBeVisible();
  await page.getByLabel(publication.at).fill("2099-01-02T09:30");
  await page.getByRole("button", { name: publication.schedule }).click();
  const box = page.getByRole("region", { name: publication.heading });
  await expect(box.getByText(states.scheduled)).toBeVisible();
  await expect(box.getByText("2099年1月2日(金) 09:30")).toBeVisible();
  await page.getByRole("button", { name: publication.unschedule }).click();
  await expect(box.getByText(states.draft, { exact: true })).toBeVisible();
});

test("typed text survives a lost connection and leaving the page", async ({
  page,
  context,
  faults,
}) => {
  faults.allow(withoutNetwork);
  const { adminContent, contentEditor } = words.ja;
  const parts = editorParts(page, "ja");
  await signInAsAdmin(page);
  await begin(page, adminContent.create.news);
  await expect(parts.preview.getByRole("main")).toBeVisible();
  await context.setOffline(true);
  await parts.field("ja", "title").fill("切れた線");
  await expect(page.getByText(contentEditor.save.failed)).toBeVisible();
  await expect(parts.field("ja", "title")).toHaveValue("切れた線");
  await page.getByRole("link", { name: adminContent.kinds.news }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: contentEditor.save.stay }).click();
  // By itself, as soon as there is a network again.
  await context.setOffline(false);
  await expect(parts.saved).toBeVisible();
  // Saved on the way out.
  await parts.field("ja", "title").fill("つながった線");
  await page.getByRole("link", { name: adminContent.kinds.news }).first().click();
  await expect(page.getByRole("link", { name: "つながった線" }).first()).toBeVisible();
});

test("two concurrent editors are warned of each other", async ({ page, browser, faults }) => {
  faults.allow(refused);
  const { adminContent, contentEditor } = words.ja;
  const parts = editorParts(page, "ja");
  await signInAsAdmin(page);
  await begin(page, adminContent.create.news);
  const other = await (
    await browser.newContext({ storageState: await page.context().storageState() })
  ).newPage();
  await visit(other, page.url());
  const others = editorParts(other, "ja");
  await others.field("ja", "title").fill("ほかの人の題");
  await expect(others.saved).toBeVisible();
  await parts.field("ja", "title").fill("わたしの題");
  await expect(page.getByText(contentEditor.save.conflictHint)).toBeVisible();
  await page.getByRole("button", { name: contentEditor.save.overwrite }).click();
  await expect(parts.saved).toBeVisible();
  await other.reload();
  await expect(others.field("ja", "title")).toHaveValue("わたしの題");
  await other.context().close();
});

test("only the preview of a draft can be shown in a frame", async ({ page }) => {
  await signInAsAdmin(page);
  await begin(page, words.ja.adminContent.create.news);
  const answer = await page.request.get(`${new URL(page.url()).pathname}/preview`);
  expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(await answer.text()).not.toContain("<script");
  const editor = await page.request.get(page.url());
  expect(editor.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
});

const tables = {
  news: "news",
  article: "article",
  event: "event",
  character: "character",
  staff: "staff",
  faq: "faq",
  legal: "legal_document",
  venue: "venue",
  "board-game": "board_game",
} as const;

test("every kind of content is previewed in both languages", async ({ page }) => {
  await signInAsAdmin(page);
  for (const [kind, table] of Object.entries(tables)) {
    const { id } = await withDatabase((db) =>
      db.selectFrom(table).select("id").limit(1).executeTakeFirstOrThrow(),
    );
    for (const { prefix } of languages) {
      const path = `${prefix}/admin/content/${kind}/${id}/preview`;
      const answer = await page.request.get(path);
      expect(answer.status(), path).toBe(200);
      expect(await answer.text(), path).toContain('<main id="main"');
    }
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a draft is saved and published by its buttons", async ({ page, faults }) => {
    faults.allow(refused);
    const { adminContent, contentEditor } = words.ja;
    const parts = editorParts(page, "ja");
    await signInAsAdmin(page);
    await page.goto("/admin/content/news");
    await page.getByRole("button", { name: adminContent.create.news }).click();
    await parts.field("ja", "title").fill("紙の題");
    await parts.save.click();
    await expect(page.getByText(contentEditor.done.saved)).toBeVisible();
    await expect(parts.field("ja", "title")).toHaveValue("紙の題");
    await parts.publish.click();
    await expect(page.getByText(contentEditor.problems.heading)).toBeVisible();
    const slug = await write(page, "ja", "紙の題");
    await parts.publish.click();
    await expect(page.getByText(contentEditor.done.published)).toBeVisible();
    await page.goto(`/news/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("紙の題");
  });
});

test("a game used by events cannot be archived, and the page names these events first", async ({
  page,
}) => {
  const { ask, publication } = words.ja.contentEditor;
  const title = `ゲームの夜 ${randomUUID().slice(0, 8)}`;
  const game = await withDatabase((db) => createBoardGame(db));
  const event = await withDatabase((db) => createEvent(db, { title, gameIds: [game.id] }));
  await signInAsAdmin(page);
  await visit(page, `/admin/content/board-game/${game.id}?ask=archive`);
  const dialog = page.getByRole("dialog", { name: ask.cannotArchive });
  await expect(dialog.getByText(publication.usedByEvents)).toBeVisible();
  await expect(dialog.getByRole("button", { name: ask.archive })).toHaveCount(0);
  await expect(dialog.getByRole("link", { name: title })).toHaveAttribute(
    "href",
    `/admin/event/${event.id}`,
  );
});
