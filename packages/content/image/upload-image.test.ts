import { randomUUID } from "node:crypto";
import { imageReceiptSchema } from "@takujo/contracts/content/image/image";
import { imageWidths, largestImage } from "@takujo/contracts/content/image/image-path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { createPlatformApi } from "../../../apps/server/api/platform-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { animatedBomb, hugePng, noisy } from "../../../tests/support/hostile/pictures.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { temporaryStorage } from "../../../tests/support/temporary-storage.ts";
import { prepareImage } from "./prepare-image.ts";
import { originalKey } from "./storage-keys.ts";

const { db } = await createTestDatabase();
const { storage, remove } = await temporaryStorage();
afterAll(remove);
const basePath = "/api/platform/v1";
const api = createPlatformApi({
  db,
  logger: silentLogger,
  secret: "of the test",
  origin: testOrigin,
  storage,
});
const signedIn = await signingIn(db, api, basePath);
const admin = await signedIn({ role: "admin" });

interface UploadInput {
  bytes: Buffer | string;
  name?: string;
  type?: string;
}

function send({ bytes, name = "photo.jpg", type = "image/jpeg" }: UploadInput, person = admin) {
  const query = new URLSearchParams({ name, type });
  return person.call("POST", `/admin/images?${query}`, undefined, {}, Buffer.from(bytes));
}

async function uploaded(sent: UploadInput): Promise<string> {
  const answer = await send(sent);
  expect(answer.status).toBe(201);
  return imageReceiptSchema.strict().parse(await answer.json()).id;
}

const drawn = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: "#b7472a" } });
const png = await drawn().png().toBuffer();
const jpeg = await drawn().jpeg().toBuffer();
const gif = await drawn().gif().toBuffer();
const storedRows = () => db.selectFrom("image").select("id").execute();
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const address = (id: string, width: number) => `${basePath}/images/${id}/${width}.webp`;

describe("an uploaded image", () => {
  it.each([
    ["png", "image/png", "a.PNG"],
    ["jpeg", "image/jpeg", "写真.jpeg"],
    ["gif", "image/gif", "a.b.gif"],
    ["webp", "image/webp", "a.webp"],
    ["avif", "image/avif", "a.avif"],
  ] as const)("of %s is re-encoded as WebP in every width", async (format, type, name) => {
    const bytes = await drawn(2_000, 1_000).toFormat(format).toBuffer();
    const id = await uploaded({ bytes, type, name });
    expect((await api.request(address(id, 480))).status).toBe(404);
    await prepareImage({ db, storage }, id);
    for (const width of imageWidths) {
      const answer = await api.request(address(id, width));
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      const stored = await sharp(await bytesOf(answer)).metadata();
      expect([stored.format, stored.width, stored.height]).toEqual(["webp", width, width / 2]);
    }
    const row = await (await admin.call("GET", `/admin/images/${id}`)).json();
    expect(row).toMatchObject({ state: "ready", width: 2_000, height: 1_000, mediaType: type });
    expect(row.placeholder.length).toBeLessThan(60);
    expect(await storage.get(originalKey(id))).toBeNull();
  });

  it("is never enlarged, and only its own widths have an address", async () => {
    const id = await uploaded({ bytes: jpeg });
    await prepareImage({ db, storage }, id);
    const { width } = await sharp(await bytesOf(await api.request(address(id, 1600)))).metadata();
    expect(width).toBe(640);
    for (const path of [address(id, 481), address(randomUUID(), 480), address("x", 480)]) {
      expect((await api.request(path)).status).toBe(404);
    }
    expect((await api.request(`${basePath}/images/${id}/original`)).status).toBe(404);
  });

  it("is upright and stored without location, owner and data appended by a camera", async () => {
    const exif = { IFD0: { Copyright: "Kotori" }, IFD3: { GPSLatitude: "35/1 41/1 0/1" } };
    const photo = await drawn(800, 400).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const withFilm = Buffer.concat([photo, Buffer.from("MotionPhoto_Data ftypmp42 secret film")]);
    const id = await uploaded({ bytes: withFilm });
    await prepareImage({ db, storage }, id);
    const bytes = await bytesOf(await api.request(address(id, 960)));
    const { exif: stored, width, height } = await sharp(bytes).metadata();
    expect([stored, width, height]).toEqual([undefined, 400, 800]);
    for (const trace of ["Kotori", "secret", "ftyp"]) expect(bytes.includes(trace)).toBe(false);
  });

  it("that a worker cannot read is refused, and its bytes go", async () => {
    const whole = await noisy().png().toBuffer();
    // Damaged in the middle, where no header shows it.
    whole.fill(0, 50_000, 52_000);
    const id = await uploaded({ bytes: whole, name: "a.png", type: "image/png" });
    await prepareImage({ db, storage }, id);
    const row = await (await admin.call("GET", `/admin/images/${id}`)).json();
    expect(row).toMatchObject({ state: "refused", refusal: "broken" });
    expect(await storage.get(originalKey(id))).toBeNull();
    expect((await api.request(address(id, 480))).status).toBe(404);
  });

  it("is drawn once, however often the job runs", async () => {
    const id = await uploaded({ bytes: jpeg });
    await Promise.all([1, 2].map(() => prepareImage({ db, storage }, id)));
    await prepareImage({ db, storage }, id);
    const row = await (await admin.call("GET", `/admin/images/${id}`)).json();
    expect(row).toMatchObject({ state: "ready" });
    expect((await api.request(address(id, 480))).status).toBe(200);
  });

  it("is the organizer's affair alone", async () => {
    const person = await signedIn();
    expect((await send({ bytes: jpeg }, person)).status).toBe(403);
    expect((await person.call("GET", "/admin/images")).status).toBe(403);
  });
});

describe("what is no image", () => {
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  const behind = (bytes: Buffer, more: string) =>
    Buffer.concat([bytes, Buffer.from(more, "latin1")]);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const page = "<html><script>alert(1)</script></html>";

  const corpus: [string, string, () => Promise<UploadInput> | UploadInput][] = [
    ["nothing", "empty", () => ({ bytes: "" })],
    ["an SVG", "unknown-kind", () => ({ bytes: svg, name: "a.svg", type: "image/svg+xml" })],
    [
      "an SVG that says PNG",
      "unknown-kind",
      () => ({ bytes: svg, name: "a.png", type: "image/png" }),
    ],
    ["an SVG behind an XML head", "unknown-kind", () => ({ bytes: `<?xml version="1.0"?>${svg}` })],
    ["a page", "unknown-kind", () => ({ bytes: page })],
    [
      "a JPEG that says PNG",
      "not-as-declared",
      () => ({ bytes: jpeg, name: "a.png", type: "image/png" }),
    ],
    [
      "a PNG that is called a page",
      "wrong-extension",
      () => ({ bytes: png, name: "a.html", type: "image/png" }),
    ],
    ["a JPEG that is called a PNG", "wrong-extension", () => ({ bytes: jpeg, name: "a.png" })],
    ["a JPEG without an ending", "wrong-extension", () => ({ bytes: jpeg, name: "jpg" })],
    [
      "a script with the head of a GIF",
      "truncated",
      () => ({ bytes: "GIF89a/*\x00\x00*/=1;alert(1)", name: "a.gif", type: "image/gif" }),
    ],
    [
      "a GIF and a script",
      "something-else-inside",
      () => ({ bytes: behind(gif, "/*<script>*/=1;alert(1)"), name: "a.gif", type: "image/gif" }),
    ],
    [
      "a PNG and a page",
      "something-else-inside",
      () => ({ bytes: behind(png, page), name: "a.png", type: "image/png" }),
    ],
    [
      "a JPEG and an archive",
      "something-else-inside",
      () => ({ bytes: behind(jpeg, "PK\x03\x04\x14\x00") }),
    ],
    ["a JPEG and a page", "something-else-inside", () => ({ bytes: behind(jpeg, page) })],
    [
      "a WebP and an archive",
      "something-else-inside",
      async () => ({
        bytes: behind(await drawn().webp().toBuffer(), "PK\x03\x04"),
        name: "a.webp",
        type: "image/webp",
      }),
    ],
    [
      "an AVIF and a page",
      "something-else-inside",
      async () => ({
        bytes: behind(await drawn().avif().toBuffer(), page),
        name: "a.avif",
        type: "image/avif",
      }),
    ],
    [
      "400 million pixels",
      "too-many-pixels",
      () => ({ bytes: hugePng(), name: "a.png", type: "image/png" }),
    ],
    [
      "52 million real ones",
      "too-many-pixels",
      async () => ({
        bytes: await drawn(7_300, 7_200).png().toBuffer(),
        name: "a.png",
        type: "image/png",
      }),
    ],
    [
      "a film of a few bytes",
      "too-many-frames",
      () => ({ bytes: animatedBomb(), name: "a.gif", type: "image/gif" }),
    ],
    [
      "half a PNG",
      "truncated",
      async () => ({
        bytes: half(await noisy().png().toBuffer()),
        name: "a.png",
        type: "image/png",
      }),
    ],
    ["half a JPEG", "truncated", async () => ({ bytes: half(await noisy().jpeg().toBuffer()) })],
    [
      "half a WebP",
      "truncated",
      async () => ({
        bytes: half(await noisy().webp().toBuffer()),
        name: "a.webp",
        type: "image/webp",
      }),
    ],
    [
      "half a GIF",
      "truncated",
      async () => ({
        bytes: half(await noisy().gif().toBuffer()),
        name: "a.gif",
        type: "image/gif",
      }),
    ],
    [
      "half an AVIF",
      "truncated",
      async () => ({
        bytes: half(await noisy().avif().toBuffer()),
        name: "a.avif",
        type: "image/avif",
      }),
    ],
  ];

  it.each(corpus)("is refused: %s, because %s", async (_, reason, sent) => {
    const before = await storedRows();
    const answer = await send(await sent());
    expect(await answer.json()).toMatchObject({ status: 422, code: "image-refused", reason });
    expect(await storedRows()).toEqual(before);
  });

  it("is refused unread when it is too large, told or untold", async () => {
    const told = await send({ bytes: Buffer.alloc(50_000_000) });
    expect(await told.json()).toMatchObject({ status: 413, code: "too-large" });
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const untold = await admin.call(
      "POST",
      "/admin/images?name=a.png&type=image/png",
      undefined,
      {},
      endless,
    );
    expect(untold.status).toBe(413);
    expect(pulled).toBeLessThan(2 * largestImage);
  });

  it("that others send is not even read", async () => {
    let pulled = 0;
    const endless = new ReadableStream(
      { pull: (controller) => controller.enqueue(new Uint8Array(++pulled)) },
      { highWaterMark: 0 },
    );
    const person = await signedIn();
    const answer = await person.call(
      "POST",
      "/admin/images?name=a.png&type=image/png",
      undefined,
      {},
      endless,
    );
    expect([answer.status, pulled]).toEqual([403, 0]);
  });
});
