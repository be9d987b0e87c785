import { describe, expect, it } from "vitest";
import { readServerEnv } from "./env.ts";

const SIGNING_SECRET = "0123456789abcdef0123456789abcdef";
const good = {
  DATABASE_URL: "postgres://x@localhost/x",
  ORIGIN: "https://takujo.example",
  SIGNING_SECRET,
};

/** Names of the settings in the error. */
function faultsOf(source: Record<string, string>): string[] {
  try {
    readServerEnv(source);
    return [];
  } catch (error) {
    return [...(error as Error).message.matchAll(/^ {2}([A-Z_]+)\b/gm)].map(
      ([, name]) => name ?? "",
    );
  }
}

describe("server environment", () => {
  it("names the header of a CDN's tags, if it is one", () => {
    expect(readServerEnv(good).cacheTagHeader).toBeUndefined();
    expect(readServerEnv({ ...good, CACHE_TAG_HEADER: "" }).cacheTagHeader).toBeUndefined();
    expect(readServerEnv({ ...good, CACHE_TAG_HEADER: "Cache-Tag" }).cacheTagHeader).toBe(
      "cache-tag",
    );
    for (const hostile of ["a b", "a:", "a\r\nb", "タグ"]) {
      expect(faultsOf({ ...good, CACHE_TAG_HEADER: hostile })).toEqual(["CACHE_TAG_HEADER"]);
    }
  });

  it("has a channel at LINE only if it has both its id and its secret", () => {
    expect(readServerEnv(good).line).toBeUndefined();
    const channel = { LINE_CHANNEL_ID: "1234567890", LINE_CHANNEL_SECRET: "c".repeat(32) };
    const blank = { LINE_CHANNEL_ID: "", LINE_CHANNEL_SECRET: "", LINE_TOKEN_URL: "" };
    expect(readServerEnv({ ...good, ...blank }).line).toBeUndefined();
    expect(readServerEnv({ ...good, ...channel }).line).toEqual({
      id: "1234567890",
      secret: "c".repeat(32),
      issuer: "https://access.line.me",
      authorizationUrl: "https://access.line.me/oauth2/v2.1/authorize",
      tokenUrl: "https://api.line.me/oauth2/v2.1/token",
    });
    for (const name of ["LINE_CHANNEL_ID", "LINE_CHANNEL_SECRET"] as const) {
      expect(faultsOf({ ...good, ...channel, [name]: "" })).toEqual([name]);
    }
    expect(faultsOf({ ...good, ...channel, LINE_CHANNEL_SECRET: "short" })).toEqual([
      "LINE_CHANNEL_SECRET",
    ]);
    expect(faultsOf({ ...good, LINE_TOKEN_URL: "javascript:x" })).toEqual(["LINE_TOKEN_URL"]);
  });

  it("is a demo only if it is told so", () => {
    expect(readServerEnv(good).demo).toBe(false);
    for (const off of ["off", ""]) expect(readServerEnv({ ...good, DEMO: off }).demo).toBe(false);
    expect(readServerEnv({ ...good, DEMO: "on" }).demo).toBe(true);
    for (const hostile of ["true", "1", "ON", "on ", "null"]) {
      expect(faultsOf({ ...good, DEMO: hostile })).toEqual(["DEMO"]);
    }
  });

  it("runs every role on port 3000 by default", () => {
    expect(readServerEnv(good)).toMatchObject({
      appEnv: "production",
      roles: ["web", "auth", "platform", "games"],
      port: 3000,
      origin: "https://takujo.example",
    });
  });

  it("has default limits, and refuses invalid ones", () => {
    expect(readServerEnv(good)).toMatchObject({
      requestsAtOnce: 500,
      requestsPerAddress: 100,
      ratePerAddress: 50,
      ratePerPerson: 20,
    });
    const limits = {
      RATE_PER_ADDRESS: "-1",
      RATE_PER_PERSON: "often",
      REQUESTS_AT_ONCE: "0",
      REQUESTS_PER_ADDRESS: "1.5",
    };
    expect(faultsOf({ ...good, ...limits }).sort()).toEqual(Object.keys(limits));
    const env = readServerEnv({ ...good, RATE_PER_ADDRESS: "0", RATE_PER_PERSON: "0.5" });
    expect([env.ratePerAddress, env.ratePerPerson]).toEqual([0, 0.5]);
  });

  it("lists every fault at once, those that depend on others included", () => {
    const source = { PORT: "many", DATABASE_POOL: "0", ROLES: "web,kitchen", LOG_LEVEL: "loud" };
    expect(faultsOf(source).sort()).toEqual([
      "AUTH_URL",
      "DATABASE_POOL",
      "DATABASE_URL",
      "GAMES_URL",
      "LOG_LEVEL",
      "ORIGIN",
      "PLATFORM_URL",
      "PORT",
      "ROLES",
      "SIGNING_SECRET",
    ]);
  });

  it.each([
    ["DATABASE_URL", { ...good, DATABASE_URL: "mysql://x" }],
    ["DATABASE_URL", { ORIGIN: good.ORIGIN, SIGNING_SECRET }],
    ["ORIGIN", { DATABASE_URL: good.DATABASE_URL, SIGNING_SECRET }],
    ["SIGNING_SECRET", { DATABASE_URL: good.DATABASE_URL, ORIGIN: good.ORIGIN }],
    ["SIGNING_SECRET", { ...good, SIGNING_SECRET: "short" }],
    ["TRUSTED_PROXIES", { ...good, TRUSTED_PROXIES: "all" }],
    ["ORIGIN", { ...good, ORIGIN: "takujo.example" }],
    ["ROLES", { ...good, ROLES: "" }],
    ["ROLES", { ...good, ROLES: "platform,kitchen" }],
    ["PLATFORM_URL", { ...good, ROLES: "web,auth,games" }],
    ["GAMES_URL", { ...good, ROLES: "web,auth,platform" }],
    ["AUTH_URL", { ...good, ROLES: "web,platform,games" }],
    ["PORT", { ...good, PORT: "65536" }],
    ["LOCALE_HOSTS", { ...good, LOCALE_HOSTS: "en.takujo.example=fr" }],
    ["LOCALE_HOSTS", { ...good, LOCALE_HOSTS: "en.takujo.example" }],
  ])("complains about %s in %o", (name, source) => {
    expect(faultsOf(source as Record<string, string>)).toEqual([name]);
  });

  it("needs the addresses of those APIs alone that the front end asks elsewhere", () => {
    expect(faultsOf({ ...good, ROLES: "platform" })).toEqual([]);
    const elsewhere = {
      AUTH_URL: "http://auth:3000",
      PLATFORM_URL: "http://platform:3000",
      GAMES_URL: "http://games:3000",
    };
    expect(faultsOf({ ...good, ROLES: "web", ...elsewhere })).toEqual([]);
  });

  it("reads lists with spaces and hosts by language", () => {
    const env = readServerEnv({
      ...good,
      ROLES: " web , auth, platform, games ",
      LOCALE_HOSTS: "En.example=en, jp.example:8080=ja",
    });
    expect(env.roles).toEqual(["web", "auth", "platform", "games"]);
    expect(env.localeHosts).toEqual({ "en.example": "en", "jp.example:8080": "ja" });
  });

  it("takes the slash off the public address", () => {
    expect(readServerEnv({ ...good, ORIGIN: "https://takujo.example/" }).origin).toBe(good.ORIGIN);
  });
});
