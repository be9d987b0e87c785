import { beforeAll, describe, expect, it } from "vitest";
import routes from "../../../apps/web/app/routes.ts";
import { routeRecords } from "../../../apps/web/app/shell/routing/records.ts";
import { AuthBrowser } from "../../support/auth-browser.ts";
import { holdTable } from "../support/hold-table.ts";
import { publicOrigin, runningSite } from "../support/running-site.ts";
import { visit } from "../support/visit.ts";
import { waitUntil } from "../support/wait-until.ts";
import { type Cast, createCast } from "./authorization/cast.ts";
import { objectFor, pathTo } from "./authorization/objects.ts";
import { type Caller, verdictsOfPage } from "./authorization/rules.ts";

const site = await runningSite(undefined, { TRUSTED_PROXIES: "1" });
const callers = ["anonymous", "B"] as const satisfies Caller[];
const cookies = {} as Record<(typeof callers)[number] | "admin", string>;
let cast: Cast;

beforeAll(async () => {
  const newBrowser = () => new AuthBrowser({ server: site.server.origin, origin: publicOrigin });
  cast = await createCast(site.database.db, newBrowser);
  for (const caller of [...callers, "admin"] as const) {
    const browser = await cast.browserOf(caller);
    cookies[caller] = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
  }
});

const open = (address: string, caller: keyof typeof cookies) =>
  visit(site.server.origin, address, { headers: { cookie: cookies[caller] } });

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Each way of writing an address that a router, a proxy or a careless comparison could take for the same or for another. */
function spellingsOf(id: string, path: string): string[] {
  const parts = path.split("/").slice(1);
  const withPart = (at: number, change: (part: string) => string) =>
    `/${parts.map((part, index) => (index === at ? change(part) : part)).join("/")}`;
  const spelled = parts.flatMap((part, at) =>
    part === ""
      ? []
      : [
          withPart(at, (text) => encoded(text) + text.slice(1)),
          withPart(at, (text) => [...text].map(encoded).join("")),
          withPart(at, (text) => encoded(text).replace("%", "%25") + text.slice(1)),
          withPart(at, (text) => text.toUpperCase()),
          withPart(at, (text) => `/${text}`),
          withPart(at, (text) => `${text};x`),
          withPart(at, (text) => `x/%2e%2e/${text}`),
        ],
  );
  const first = spelled[0] ?? path;
  return [
    path,
    ...spelled,
    `${path}/`,
    `${path}//`,
    `${path}%2f`,
    `${path}%5c`,
    `${path}%00`,
    `${path}%`,
    path.replaceAll("/", "%2f").replace("%2f", "/"),
    ...["/ja", "/en", "/%65n", "/EN", "/en/en", "/en/", "//en"].map((prefix) => prefix + path),
    `/en${first}`,
    ...[path, first, `/en${path}`].flatMap((address) => [
      `${address}.data`,
      `${address}.data?_routes=${id}`,
      `${address}%2edata`,
      `${address}/_.data`,
      `${address}/_payload.json`,
      `${address}/%5fpayload.json`,
    ]),
  ];
}

describe("a guarded address, however it is written", () => {
  it.each(routeRecords.filter(({ path }) => path !== "*"))(
    "shows nothing of $path to those it is not for [RO-2][RO-4][RO-5]",
    async ({ id, path, auth }) => {
      const object = await objectFor(path, site.database.db, cast.a.id);
      const spellings = spellingsOf(id, pathTo(path, object, cast));
      const verdicts = verdictsOfPage(path, auth);
      for (const caller of callers) {
        const answers: { address: string; status: number }[] = [];
        const left = spellings.values();
        // A few at a time: more would be refused for their number.
        const ask = async () => {
          for (const address of left) answers.push({ address, ...(await open(address, caller)) });
        };
        await Promise.all([ask(), ask(), ask(), ask()]);
        const broken = answers.filter(({ status }) => status >= 500);
        expect(broken.map(({ address, status }) => `${status} ${address}`)).toEqual([]);
        if (verdicts[caller] === "open") continue;
        const shown = answers.filter(({ status }) => status === 200);
        expect(shown.map(({ address }) => address)).toEqual([]);
      }
      expect((await open("/healthz", "anonymous")).status).toBe(200);
    },
    120_000,
  );

  it("is refused, and leaves the program running [RO-5]", async () => {
    expect((await open("/%61dmin/auth-user/new", "B")).headers.location).toBe("/");
    expect((await open("/%61dmin/content/news", "anonymous")).headers.location).toBe(
      `/auth/login?redirect=${encodeURIComponent("/%61dmin/content/news")}`,
    );
    expect((await open("/%75ser/address?x=1", "anonymous")).headers.location).toBe(
      `/auth/login?redirect=${encodeURIComponent("/%75ser/address?x=1")}`,
    );
    expect((await open("/healthz", "anonymous")).status).toBe(200);
  });

  it("is shown to those it is for", async () => {
    expect((await open("/%61dmin/auth-user/new", "admin")).status).toBe(200);
    expect((await open("/%75ser", "B")).status).toBe(200);
  });
});

describe("the routes", () => {
  it("are those with an access rule, each with a path of its own", () => {
    const known = routeRecords.map(({ id, path }) => `${id} ${path}`);
    const [layouts, single] = [
      routes.filter(({ children }) => children),
      routes.filter(({ children }) => !children),
    ];
    const leaves = [...single, ...layouts.flatMap(({ children = [] }) => children)];
    expect(leaves.map(({ id, path }) => `${id} ${path}`).sort()).toEqual(known.toSorted());
    expect(leaves.flatMap(({ children = [] }) => children)).toEqual([]);
    // Layouts have no address, so that only the page's record decides who may enter.
    expect(layouts.map(({ path, index }) => path ?? index)).toEqual(layouts.map(() => undefined));
    expect(layouts.filter(({ id }) => routeRecords.some((record) => record.id === id))).toEqual([]);
    expect(new Set(routeRecords.map(({ path }) => path)).size).toBe(known.length);
  });
});

describe("a locked table", () => {
  it("gives the admin's list of content a 503, and leaves the program running", async () => {
    const release = await holdTable(site.database.url, "content_draft");
    const opened = Array.from({ length: 3 }, () => open("/admin/content/news", "admin"));
    for (const { status } of await Promise.all(opened)) expect(status).toBe(503);
    await release();
    // Calls that waited for the lock may hold the connections a little longer; a program that drains never answers 200 again.
    const isBack = async () => (await open("/admin/content/news", "admin")).status === 200;
    await waitUntil(isBack);
    expect(site.server.process.exitCode).toBeNull();
  });
});
