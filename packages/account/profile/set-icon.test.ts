import { randomUUID } from "node:crypto";
import { uploadedIcon } from "@takujo/contracts/account/icon";
import { iconAnswerSchema } from "@takujo/contracts/account/profile";
import { limitPictureWork } from "@takujo/runtime/picture/open-picture";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { hugePng, noisy } from "../../../tests/support/hostile/pictures.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";

const { db } = await createTestDatabase();
const api = createGamesApi({ db, logger: silentLogger, secret: "of the test", origin: testOrigin });
const signedIn = await signingIn(db, api, "/api/v1");
type Person = Awaited<ReturnType<typeof signedIn>>;

const drawn = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: "#b7472a" } });
const png = await drawn().png().toBuffer();
const jpeg = await drawn().jpeg().toBuffer();
const dataUri = (type: string, bytes: Buffer | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
const put = (person: Person, image: string) => person.call("PUT", "/profile/icon", { image });

async function uploaded(person: Person, image: string) {
  const answer = await put(person, image);
  expect(answer.status).toBe(200);
  return iconAnswerSchema.strict().parse(await answer.json()).icon;
}

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const imageOf = async (person: Person) =>
  (await db.selectFrom("user").select("image").where("id", "=", person.id).execute())[0]?.image;
const rowsOf = (person: Person) =>
  db.selectFrom("profile_icon").select("id").where("user_id", "=", person.id).execute();

describe("an uploaded icon", () => {
  it.each(["png", "jpeg", "gif", "webp", "avif"] as const)(
    "of %s becomes a small WebP square that may be cached",
    async (format) => {
      const person = await signedIn();
      const icon = await uploaded(
        person,
        dataUri(`image/${format}`, await drawn().toFormat(format).toBuffer()),
      );
      const answer = await api.request(icon);
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      const { format: stored, width, height } = await sharp(await bytesOf(answer)).metadata();
      expect({ stored, width, height }).toEqual({ stored: "webp", width: 256, height: 256 });
      const login = await (await person.call("GET", "/logins/login_user")).json();
      expect(login).toMatchObject({ icon });
    },
  );

  it("stores nothing else of the file: no location, no appended script", async () => {
    const exif = { IFD0: { Copyright: "Kotori" }, IFD3: { GPSLatitude: "35/1 41/1 0/1" } };
    const photo = await drawn().jpeg().withExif(exif).toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const polyglot = Buffer.concat([photo, Buffer.from("<script>alert(1)</script>PK\u0003\u0004")]);
    const icon = await uploaded(await signedIn(), dataUri("image/jpeg", polyglot));
    const bytes = await bytesOf(await api.request(icon));
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    for (const trace of ["script", "Kotori", "PK"]) expect(bytes.includes(trace)).toBe(false);
  });

  it("replaces the former one, at a new address", async () => {
    const person = await signedIn();
    const first = await uploaded(person, dataUri("image/png", png));
    const second = await uploaded(person, dataUri("image/jpeg", jpeg));
    expect(second).not.toBe(first);
    expect((await api.request(first)).status).toBe(404);
    expect((await api.request(second)).status).toBe(200);
    expect(await rowsOf(person)).toHaveLength(1);
  });

  it("is one, and the one that the person's record names, under many uploads at once", async () => {
    const person = await signedIn();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => put(person, dataUri("image/png", png))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const [row, ...others] = await rowsOf(person);
    expect(others).toEqual([]);
    expect(await imageOf(person)).toBe(uploadedIcon(row?.id ?? ""));
  });

  it("goes when it is removed or a drawn face is chosen", async () => {
    const person = await signedIn();
    const first = await uploaded(person, dataUri("image/png", png));
    const chosen = await person.call("PUT", "/profile/icon", { avatar: "kaede" });
    expect(await chosen.json()).toEqual({ icon: "avatar:kaede" });
    const second = await uploaded(person, dataUri("image/png", png));
    expect((await person.call("DELETE", "/profile/icon")).status).toBe(204);
    for (const icon of [first, second]) expect((await api.request(icon)).status).toBe(404);
    expect([await imageOf(person), await rowsOf(person)]).toEqual([null, []]);
  });

  it("is processed one at a time, and refused with Retry-After where too many wait", async () => {
    const person = await signedIn();
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    let drawing = 0;
    let max = 0;
    const hold = async () => {
      max = Math.max(max, ++drawing);
      await isOver;
      drawing--;
    };
    const held = [limitPictureWork(hold)];
    // The first has started; the others wait behind it.
    await new Promise(setImmediate);
    held.push(...Array.from({ length: 20 }, () => limitPictureWork(hold)));
    const refused = await put(person, dataUri("image/png", png));
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
    end();
    await Promise.all(held);
    expect(max).toBe(1);
    await uploaded(person, dataUri("image/png", png));
  });

  it("cannot be sent without end", async () => {
    const person = await signedIn();
    const statuses: number[] = [];
    for (let sent = 0; sent < 31; sent++) statuses.push((await put(person, "data:,")).status);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([422]));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("an invalid icon", () => {
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  const corpus: [string, () => Promise<string> | string][] = [
    ["an SVG", () => dataUri("image/svg+xml", svg)],
    ["an SVG that says PNG", () => dataUri("image/png", svg)],
    ["an SVG behind an XML head", () => dataUri("image/png", `<?xml version="1.0"?>${svg}`)],
    [
      "a script with the head of a GIF",
      () => dataUri("image/gif", "GIF89a/*<script>*/=1;alert(1)"),
    ],
    ["a page with the head of a PNG", () => dataUri("image/png", `\x89PNG\r\n\x1a\n${svg}`)],
    ["a JPEG that says PNG", () => dataUri("image/png", jpeg)],
    ["a PDF", () => dataUri("image/png", "%PDF-1.7\n")],
    ["400 million pixels", () => dataUri("image/png", hugePng())],
    [
      "52 million real ones",
      async () => dataUri("image/png", await drawn(7_300, 7_200).png().toBuffer()),
    ],
    ["half a PNG", async () => dataUri("image/png", half(await noisy().png().toBuffer()))],
    ["half a JPEG", async () => dataUri("image/jpeg", half(await noisy().jpeg().toBuffer()))],
    ["half a WebP", async () => dataUri("image/webp", half(await noisy().webp().toBuffer()))],
    ["a BMP", () => dataUri("image/bmp", Buffer.concat([Buffer.from("BM"), Buffer.alloc(60)]))],
    ["an address elsewhere", () => "https://evil.example/pixel.png"],
    ["no base64", () => "data:image/png;base64,%%%%"],
    ["nothing", () => ""],
  ];

  it.each(corpus)("is refused: %s", async (_, image) => {
    const person = await signedIn();
    const answer = await put(person, await image());
    expect(await answer.json()).toMatchObject({ status: 422, code: "image-refused" });
    expect([await imageOf(person), await rowsOf(person)]).toEqual([null, []]);
  });

  it("is refused unread when it is too large, and other calls stay small", async () => {
    const person = await signedIn();
    const tooLarge = await put(person, dataUri("image/png", Buffer.alloc(1_200_000)));
    expect(await tooLarge.json()).toMatchObject({ status: 413, code: "too-large" });
    const aLittle = await put(person, dataUri("image/png", Buffer.alloc(1_010_000)));
    expect(await aLittle.json()).toMatchObject({ status: 400, code: "invalid-input" });
    const elsewhere = await person.call("PUT", "/profile", { bio: "a".repeat(110_000) });
    expect(elsewhere.status).toBe(413);
  });

  it("is refused as another choice", async () => {
    const person = await signedIn();
    for (const choice of [{}, { avatar: "nobody" }, { avatar: "rin", image: "data:," }]) {
      expect((await person.call("PUT", "/profile/icon", choice)).status).toBe(400);
    }
    expect((await api.request("/api/v1/authorized/profile/icon", { method: "PUT" })).status).toBe(
      401,
    );
  });

  it.each([
    uploadedIcon(randomUUID()),
    "/api/v1/icons/x.webp",
    "/api/v1/icons/",
    "/api/v1/icons/a",
  ])("is not found: %s", async (path) => {
    expect((await api.request(path)).status).toBe(404);
  });
});
