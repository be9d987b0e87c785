import type { Page } from "@playwright/test";
import { expect, test, visit } from "../support/fixtures.ts";
import { query } from "../support/query.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { type forms, formsTried, words } from "../support/words.ts";

type Language = (typeof forms)[number]["locale"];

// Chromium reports every 4xx answer.
test.beforeEach(({ faults }) => faults.allow(/status of 422/));

/** An unused handle. */
const newHandle = () => `k${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;

function partsOf(page: Page, locale: Language) {
  const { profile, account } = words[locale];
  const main = page.getByRole("main");
  return {
    main,
    heading: page.getByRole("heading", { level: 1 }),
    field: (name: string) => main.locator(`form [name="${name}"]`),
    icon: (value: string) => main.locator(`form [name="icon"][value="${value}"]`),
    picture: main.locator('input[type="file"]'),
    choice: (name: string) => main.getByRole("radio", { name }),
    language: (name: string) => main.getByRole("checkbox", { name, exact: true }),
    toggle: (name: keyof typeof profile.fields) =>
      main.getByRole("switch", { name: profile.fields[name] }),
    save: main.getByRole("button", { name: account.save }),
    reset: main.getByRole("button", { name: profile.bar.reset }),
    bar: main.getByRole("region", { name: profile.bar.label }),
    summary: main.getByRole("alert"),
    tag: main.getByRole("complementary", { name: profile.nameTag.heading }),
    account: page.getByRole("banner").getByRole("link", { name: "ことり" }),
  };
}

const storedFor = async (email: string) => {
  const [row] = await query(
    `select handle, "user".name, image, "user".locale, bio, languages, favorite_games, level, can_teach,
       shows_about, x_id, version
     from profile join "user" on "user".id = user_id where email = $1`,
    [email],
  );
  return row;
};

/** A square of one color. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mPgCXElCTGMahjVMHw1AACA1KUB2gUnBgAAAABJRU5ErkJggg==",
  "base64",
);

async function fillIn(page: Page, locale: Language, handle: string) {
  const { profile } = words[locale];
  const parts = partsOf(page, locale);
  await parts.icon("rin").check({ force: true });
  await parts.field("displayName").fill("ことり");
  await parts.field("handle").fill(`＠${handle.toUpperCase()}`);
  await parts.field("bio").fill("長考しがちです。\nお茶をどうぞ。");
  await parts.choice(profile.levels.casual).check();
  await parts.language("日本語").check({ force: true });
  await parts.language("English").check({ force: true });
  await parts.field("favoriteGames").fill("九つの社\n\n静かな国境");
  await parts.toggle("canTeach").check();
  await parts.toggle("showsAbout").check();
  await parts.field("xId").fill("@kotori_plays");
  return parts;
}

const saved = (handle: string) => ({
  handle,
  name: "ことり",
  image: "avatar:rin",
  bio: "長考しがちです。\nお茶をどうぞ。",
  languages: ["ja", "en"],
  favorite_games: ["九つの社", "静かな国境"],
  level: "casual",
  can_teach: true,
  shows_about: true,
  x_id: "kotori_plays",
  version: 2,
});

const { profile, account, commons } = words.ja;

test("/user/profile saves in place, and the header follows in every tab [RT-21]", async ({
  page,
  context,
}) => {
  const handle = newHandle();
  const email = await signIn(page, { to: "/user/profile" });
  const other = await context.newPage();
  await visit(other, "/about");
  await visit(page, "/user/profile");
  const parts = partsOf(page, "ja");
  await expect(parts.heading).toHaveText(profile.heading);
  await expect(parts.bar).toContainText(profile.bar.unchanged);
  await fillIn(page, "ja", handle);
  await expect(page.getByText(profile.handle.free)).toBeVisible();
  await expect(parts.bar).toContainText(/10/);
  await expect(parts.tag).toContainText("ことり");
  await expect(parts.tag).toContainText(profile.levels.casual);
  await expect(parts.tag).toContainText(profile.nameTag.teaches);
  await expect(parts.tag.locator("img")).toHaveAttribute("src", /avatar\/rin/);
  await parts.save.click();
  await expect(page.locator(".toast").getByText(profile.done.saved)).toBeVisible();
  await expect(page).toHaveURL("/user/profile");
  await expect(parts.bar).toContainText(profile.bar.unchanged);
  await expect(parts.field("handle")).toHaveValue(handle);
  await expect(parts.icon("rin")).toBeChecked();
  expect(await storedFor(email)).toMatchObject(saved(handle));
  await expect(parts.account).toBeVisible();
  await expect(partsOf(other, "ja").account).toBeVisible();

  await parts.field("bio").fill("");
  await parts.save.click();
  await expect.poll(async () => (await storedFor(email))?.["bio"]).toBe("");
});

for (const { prefix, locale } of formsTried(false)) {
  const { profile } = words[locale];

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${prefix}/user/profile saves too, with a picture of one's own, and keeps what it refuses [RT-21]`, async ({
      page,
    }) => {
      const handle = newHandle();
      const email = await signIn(page, { prefix, to: "/user/profile" });
      const parts = await fillIn(page, locale, handle);
      await parts.field("youtubeId").fill("kotori-channel");
      await parts.save.click();
      await expect(parts.summary).toContainText(profile.fields.youtubeId);
      await expect(parts.summary).toBeFocused();
      await expect(parts.field("displayName")).toHaveValue("ことり");
      await expect(parts.icon("rin")).toBeChecked();
      await parts.field("youtubeId").fill("");
      await parts.save.click();
      await expect(page).toHaveURL(`${prefix}/user/profile?done=saved`);
      await expect(parts.main.locator(".without-script .callout")).toContainText(
        profile.done.saved,
      );
      expect(await storedFor(email)).toMatchObject(saved(handle));

      await expect(parts.picture).toBeHidden();
      await parts.icon("picture").check({ force: true });
      await parts.save.click();
      await expect(parts.summary).toContainText(profile.refusal.pictureMissing);
      await expect(page).toHaveURL(`${prefix}/user/profile`);
      await parts.picture.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: png });
      await parts.save.click();
      await expect(page).toHaveURL(`${prefix}/user/profile?done=saved`);
      expect((await storedFor(email))?.["image"]).toMatch(/^\/api\/v1\/icons\/[\w-]+\.webp$/);
      await expect(parts.icon("current")).toBeChecked();
    });
  });
}

test("/user/profile reports a taken ID while typing and when saving", async ({ page, browser }) => {
  const other = await browser.newPage();
  const taken = String((await storedFor(await signIn(other)))?.["handle"]);
  await other.close();
  await signIn(page);
  await visit(page, "/user/profile");
  const parts = partsOf(page, "ja");
  const sentence = profile.handle.taken.replace("{value}", taken);
  await parts.field("displayName").fill("ことり");
  await parts.field("handle").fill(taken);
  await expect(page.getByText(sentence)).toBeVisible();
  await parts.save.click();
  await expect(parts.summary).toContainText(sentence);
  await expect(parts.field("displayName")).toHaveValue("ことり");
});

test("/user/profile crops a picture, which is then everywhere", async ({ page }) => {
  const email = await signIn(page);
  await visit(page, "/user/profile");
  const parts = partsOf(page, "ja");
  await parts.field("displayName").fill("ことり");
  const [picker] = await Promise.all([
    page.waitForEvent("filechooser"),
    parts.main.getByText(profile.icons.picture).click(),
  ]);
  await expect(parts.icon("picture")).toBeChecked();
  await picker.setFiles({ name: "me.png", mimeType: "image/png", buffer: png });
  await expect(page.getByRole("img", { name: profile.crop.preview })).toBeVisible();
  await expect(parts.tag.locator('img[src^="blob:"]')).toBeVisible();
  await expect(parts.main.locator('.profile-icon-picture img[src^="blob:"]')).toBeVisible();
  await page.getByLabel(profile.crop.zoom).fill("2");
  await parts.save.click();
  await expect(page.locator(".toast").getByText(profile.done.saved)).toBeVisible();
  const image = String((await storedFor(email))?.["image"]);
  await expect(page.getByRole("banner").locator(`img[src="${image}"]`)).toBeVisible();
  const answer = await page.request.get(image);
  expect(answer.headers()["content-type"]).toBe("image/webp");
});

test("/user/profile is not saved over a change made elsewhere", async ({ page }) => {
  const email = await signIn(page);
  await visit(page, "/user/profile");
  const parts = partsOf(page, "ja");
  await query(
    `update profile set version = version + 1, bio = 'elsewhere'
     from "user" where "user".id = user_id and email = $1`,
    [email],
  );
  await parts.field("displayName").fill("ことり");
  await parts.save.click();
  await expect(parts.summary).toContainText(account.refusal.changedMeanwhile);
  await expect(parts.field("displayName")).toHaveValue("ことり");
  expect(await storedFor(email)).toMatchObject({ bio: "elsewhere", name: "" });
});

test("/user/profile goes back to what was saved, and asks before it is left", async ({ page }) => {
  await signIn(page);
  await visit(page, "/user/profile");
  const parts = partsOf(page, "ja");
  await parts.field("displayName").fill("ことり");
  await expect(parts.tag).toContainText("ことり");
  await parts.reset.click();
  const question = page.getByRole("dialog", { name: commons.dialog.reset.title });
  await question.getByRole("button", { name: commons.dialog.reset.accept }).click();
  await expect(parts.field("displayName")).toHaveValue("");
  await expect(parts.tag).toContainText(profile.nameTag.noName);
  await expect(parts.bar).toContainText(profile.bar.unchanged);

  await parts.field("bio").fill("長考しがちです。");
  await parts.main.getByRole("link", { name: words.ja.titles.userAddress }).click();
  const { leave, restore } = words.ja.writing;
  const dialog = page.getByRole("dialog", { name: leave.title });
  await dialog.getByRole("button", { name: leave.dismiss }).click();
  await expect(page).toHaveURL("/user/profile");
  await expect(parts.field("bio")).toHaveValue("長考しがちです。");

  // Leaving anyway restores it later.
  await parts.main.getByRole("link", { name: words.ja.titles.userAddress }).click();
  await dialog.getByRole("button", { name: leave.accept }).click();
  await page.waitForURL("/user/address");
  await visit(page, "/user/profile");
  await expect(parts.field("bio")).toHaveValue("");
  await page.getByRole("button", { name: restore }).click();
  await expect(parts.field("bio")).toHaveValue("長考しがちです。");
});
