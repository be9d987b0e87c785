import { lineChannelOf, lineShape, missingForLine } from "@takujo/auth/line/line-settings";
import {
  databaseTimeoutShape,
  databaseTimeouts,
  optionalDatabaseAddress,
} from "@takujo/runtime/database/database-settings";
import {
  errorReportShape,
  metricsAddress,
  metricsShape,
  tracingSettings,
  tracingShape,
} from "@takujo/runtime/observe-settings";
import { listOf, readEnv } from "@takujo/runtime/read-env";
import { signingSecretOf } from "@takujo/runtime/secret/secret-keys";
import {
  missingForStorage,
  storageSettings,
  storageShape,
} from "@takujo/runtime/storage/storage-settings";
import { z } from "zod";

const roles = ["web", "auth", "platform", "games"] as const;

/** The variables that say where another process serves an API. */
const urlOfRole = { auth: "AUTH_URL", platform: "PLATFORM_URL", games: "GAMES_URL" };

const schema = z
  .object({
    ADMIN_USER_IDS: z.string().default("").transform(listOf),
    /** Origins of push services besides those of the browsers. */
    PUSH_SERVICES: z.string().default("").transform(listOf),
    APP_ENV: z.enum(["development", "production", "test"]).default("production"),
    AUTH_URL: z.url().optional(),
    /** Of an application registered at BoardGameGeek; without it, nothing is asked there. */
    BGG_TOKEN: z
      .union([z.literal("").transform(() => undefined), z.string().regex(/^[\x21-\x7e]+$/)])
      .optional(),
    /** The header with the CDN's cache tags: Cache-Tag, Surrogate-Key, xkey. */
    CACHE_TAG_HEADER: z
      .union([z.literal("").transform(() => undefined), z.string().regex(/^[A-Za-z-]+$/)])
      .optional(),
    ...errorReportShape,
    ...tracingShape,
    DATABASE_URL: z.string().startsWith("postgres", "must be a PostgreSQL address").optional(),
    /** PostgreSQL itself, if DATABASE_URL is a pooler: LISTEN needs its own connection. */
    DATABASE_DIRECT_URL: optionalDatabaseAddress,
    /** `off` for a pooler that lends connections by transaction and does not follow named statements. */
    DATABASE_NAMED_STATEMENTS: z.enum(["on", "off"]).default("on"),
    /** A replica, from which what the site publishes may be read. */
    DATABASE_READ_URL: optionalDatabaseAddress,
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
    /** `on` says on every page that this is a demo, and asks search engines to leave it out. */
    DEMO: z.enum(["on", "off", ""]).default("off"),
    GAMES_URL: z.url().optional(),
    HOST: z.string().default("0.0.0.0"),
    ...lineShape,
    LOCALE_HOSTS: z
      .string()
      .default("")
      .transform((text) =>
        Object.fromEntries(listOf(text.toLowerCase()).map((pair) => pair.split("="))),
      )
      .pipe(z.record(z.string(), z.enum(["ja", "en"]))),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
    /** Appears in the mail previews shown to the organizer. */
    ORGANIZER_EMAIL: z.email("must be the address that answers to our mails go to").optional(),
    ORIGIN: z.url("must be the public address, such as https://example.org").optional(),
    /** `off` renders every page for each request, as needed for measuring rendering. */
    PAGE_CACHE: z.enum(["on", "off"]).default("on"),
    PLATFORM_URL: z.url().optional(),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    /** Average API calls per second; 0 means no limit. */
    RATE_PER_ADDRESS: z.coerce.number().min(0).default(50),
    RATE_PER_PERSON: z.coerce.number().min(0).default(20),
    REQUESTS_AT_ONCE: z.coerce.number().int().min(1).default(500),
    REQUESTS_PER_ADDRESS: z.coerce.number().int().min(1).default(100),
    ROLES: z
      .string()
      .default(roles.join(","))
      .transform(listOf)
      .pipe(z.array(z.enum(roles)).min(1)),
    SIGNING_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    /** The secret before the current one, set while the secret is being changed. */
    SIGNING_SECRET_PREVIOUS: z.string().min(32, "must have at least 32 characters").optional(),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    SHUTDOWN_GRACE_MS: z.coerce.number().int().min(0).default(10_000),
    DRAIN_DELAY_MS: z.coerce.number().int().min(0).default(0),
    ...metricsShape,
    ...storageShape,
    ...databaseTimeoutShape({
      statement: 5_000,
      lock: 500,
      transactionLock: 2_000,
      idleInTransaction: 10_000,
    }),
  })
  // Runs even when other checks failed, so refused values may be missing here.
  .superRefine(
    (env: Partial<Record<string, unknown>>, context) => {
      const need = (name: string, message: string) =>
        context.addIssue({ code: "custom", path: [name], message });
      const isMissing = (name: string) =>
        !env[name] && !context.issues.some(({ path }) => path?.[0] === name);
      if (isMissing("DATABASE_URL")) need("DATABASE_URL", "is required");
      const asked = Array.isArray(env["ROLES"]) ? env["ROLES"] : [];
      for (const [role, url] of Object.entries(urlOfRole)) {
        if (asked.includes("web") && !asked.includes(role) && isMissing(url)) {
          need(url, `is required where the ${role} role does not run`);
        }
      }
      for (const name of missingForLine(env)) need(name, "is required for LINE");
      for (const name of missingForStorage(env)) need(name, "is required for S3");
      for (const name of ["ORIGIN", "SIGNING_SECRET"]) {
        if (env["APP_ENV"] === "production" && isMissing(name)) {
          need(name, "is required in production");
        }
      }
    },
    { when: () => true },
  )
  .transform((env) => ({
    adminUserIds: env.ADMIN_USER_IDS,
    pushServices: env.PUSH_SERVICES,
    appEnv: env.APP_ENV,
    authUrl: env.AUTH_URL,
    bggToken: env.BGG_TOKEN,
    cacheTagHeader: env.CACHE_TAG_HEADER?.toLowerCase(),
    databaseUrl: env.DATABASE_URL ?? "",
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? "",
    databaseNamedStatements: env.DATABASE_NAMED_STATEMENTS === "on",
    databaseReadUrl: env.DATABASE_READ_URL,
    databasePool: env.DATABASE_POOL,
    databaseTimeouts: databaseTimeouts(env),
    demo: env.DEMO === "on",
    errorReports: env.ERROR_REPORT_DSN,
    gamesUrl: env.GAMES_URL,
    host: env.HOST,
    line: lineChannelOf(env),
    localeHosts: env.LOCALE_HOSTS,
    logLevel: env.LOG_LEVEL,
    metrics: metricsAddress(env),
    organizerEmail:
      env.ORGANIZER_EMAIL ?? `contact@${new URL(env.ORIGIN ?? "http://localhost").hostname}`,
    origin: (env.ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/$/, ""),
    pageCache: env.PAGE_CACHE === "on",
    platformUrl: env.PLATFORM_URL,
    port: env.PORT,
    ratePerAddress: env.RATE_PER_ADDRESS,
    ratePerPerson: env.RATE_PER_PERSON,
    requestsAtOnce: env.REQUESTS_AT_ONCE,
    requestsPerAddress: env.REQUESTS_PER_ADDRESS,
    roles: env.ROLES,
    signingSecret: signingSecretOf(env),
    trustedProxies: env.TRUSTED_PROXIES,
    shutdownGrace: env.SHUTDOWN_GRACE_MS,
    drainDelay: env.DRAIN_DELAY_MS,
    storage: storageSettings(env),
    tracing: tracingSettings(env),
  }));

export type ServerEnv = z.infer<typeof schema>;

export const readServerEnv = (source = process.env): ServerEnv => readEnv(schema, source);

/** React reads this when it is first imported; without it, it runs its much slower development build. */
export function askForProductionLibraries(): void {
  process.env["NODE_ENV"] = "production";
}
