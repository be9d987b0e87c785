import { z } from "zod";
import { readEnv } from "../../packages/runtime/read-env.ts";
import {
  missingForStorage,
  storageSettings,
  storageShape,
} from "../../packages/runtime/storage/storage-settings.ts";

const schema = z
  .object({
    /** As the role that owns the tables: the server's may not empty them. */
    DATABASE_MIGRATION_URL: z
      .string("is required")
      .startsWith("postgres", "must be a PostgreSQL address"),
    ORIGIN: z.url("must be the public address, such as https://example.org"),
    /** Where the pages of the mailbox listen, and where its mail server does. */
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    SMTP_PORT: z.coerce.number().int().min(0).max(65_535).default(2525),
    ...storageShape,
  })
  .superRefine((env, context) => {
    for (const name of missingForStorage(env)) {
      context.addIssue({ code: "custom", path: [name], message: "is required for S3" });
    }
  })
  .transform((env) => ({
    databaseUrl: env.DATABASE_MIGRATION_URL,
    origin: env.ORIGIN.replace(/\/$/, ""),
    port: env.PORT,
    smtpPort: env.SMTP_PORT,
    storage: storageSettings(env),
  }));

export type DemoEnv = z.infer<typeof schema>;

export const readDemoEnv = (source = process.env): DemoEnv => readEnv(schema, source);
