import { readEnv } from "@takujo/runtime/read-env";
import { z } from "zod";

const roles = ["web", "platform"] as const;
export type Role = (typeof roles)[number];

const list = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

const schema = z
  .object({
    APP_ENV: z.enum(["development", "production", "test"]).default("production"),
    DATABASE_URL: z.string().startsWith("postgres", "must be a PostgreSQL address").optional(),
    DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
    HOST: z.string().default("0.0.0.0"),
    LOCALE_HOSTS: z.string().default(""),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
    ORIGIN: z.url("must be the public address, such as https://example.org").optional(),
    PLATFORM_URL: z.url().optional(),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    ROLES: z
      .string()
      .default(roles.join(","))
      .transform(list)
      .pipe(z.array(z.enum(roles)).min(1)),
    SHUTDOWN_GRACE_MS: z.coerce.number().int().min(0).default(10_000),
    DRAIN_DELAY_MS: z.coerce.number().int().min(0).default(0),
  })
  .superRefine((env, context) => {
    const need = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    if (!env.DATABASE_URL) need("DATABASE_URL", "is required");
    if (!env.ROLES.includes("platform") && !env.PLATFORM_URL) {
      need("PLATFORM_URL", "is required where the platform role does not run");
    }
    if (env.APP_ENV === "production" && !env.ORIGIN) need("ORIGIN", "is required in production");
  })
  .transform((env) => ({
    appEnv: env.APP_ENV,
    databaseUrl: env.DATABASE_URL ?? "",
    databasePool: env.DATABASE_POOL,
    host: env.HOST,
    localeHosts: Object.fromEntries(
      list(env.LOCALE_HOSTS).map((pair) => pair.split("=")),
    ) as Record<string, "ja" | "en">,
    logLevel: env.LOG_LEVEL,
    origin: (env.ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/$/, ""),
    platformUrl: env.PLATFORM_URL,
    port: env.PORT,
    roles: env.ROLES,
    shutdownGrace: env.SHUTDOWN_GRACE_MS,
    drainDelay: env.DRAIN_DELAY_MS,
  }));

export type ServerEnv = z.infer<typeof schema>;

export const readServerEnv = (source = process.env): ServerEnv => readEnv(schema, source);
