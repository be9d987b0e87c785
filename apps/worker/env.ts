import { maxMailboxNameLength } from "@takujo/inbox/inquiry/index";
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

/** Either `卓上 <contact@takujo.example>` or the address alone. */
const sender = z.string("is required").transform((text, context) => {
  const [, name = "", address = ""] = /^([^<>\r\n]*)<([^<>\s]+)>$/.exec(text.trim()) ?? [
    "",
    "",
    text.trim(),
  ];
  if (z.email().safeParse(address).success) return { name: name.trim(), address };
  context.addIssue({ code: "custom", message: "must be an address, or a name and <an address>" });
  return z.NEVER;
});

/** As in .env.example. */
const empty = z.literal("").transform(() => undefined);

const header = z.string().transform((text, context) => {
  const [, name = "", value = ""] = /^([A-Za-z-]+): ?([\x21-\x7e][\x20-\x7e]*)$/.exec(text) ?? [];
  if (name) return { name, value };
  context.addIssue({ code: "custom", message: "must be a name, a colon and a value" });
  return z.NEVER;
});

/** Without a folder, INBOX. */
const mailboxUrl = z.string().transform((text, context) => {
  const { protocol, hostname, port, username, password, pathname } = URL.parse(text) ?? {};
  const [user, secret, folder] = [username, password, pathname?.slice(1)].map(decoded);
  if ((protocol === "imaps:" || protocol === "imap:") && hostname && user && secret) {
    const isSecure = protocol === "imaps:";
    return {
      host: hostname,
      port: Number(port) || (isSecure ? 993 : 143),
      isSecure,
      user,
      password: secret,
      folder: folder || "INBOX",
    };
  }
  context.addIssue({ code: "custom", message: "must be imaps://user:password@host/folder" });
  return z.NEVER;
});

/** Empty if it is not percent-encoded as it should be. */
function decoded(part = ""): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** Both or neither. */
const mailboxNames = [
  ["INQUIRY_MAILBOX_URL", "INQUIRY_MAILBOX_ADDRESS"],
  ["INQUIRY_MAILBOX_ADDRESS", "INQUIRY_MAILBOX_URL"],
] as const;

const schema = z
  .object({
    /** As for the server: plans of these users are carried out whatever their role says. */
    ADMIN_USER_IDS: z.string().default("").transform(listOf),
    APP_ENV: z.enum(["development", "production", "test"]).default("production"),
    CONCURRENCY: z.coerce.number().int().min(1).max(50).default(5),
    /** PostgreSQL itself, if DATABASE_URL is a pooler: the queue needs its own connections. */
    DATABASE_DIRECT_URL: optionalDatabaseAddress,
    DATABASE_URL: z.string("is required").startsWith("postgres", "must be a PostgreSQL address"),
    /** The mailbox for answers about inquiries: imaps://user:password@host/INBOX */
    INQUIRY_MAILBOX_URL: empty.or(mailboxUrl).optional(),
    /** The address that its mails come to; the mail server must deliver address+anything there too. */
    INQUIRY_MAILBOX_ADDRESS: empty
      .or(
        z
          .email("must be the address of the mailbox")
          .refine(
            (address) => address.lastIndexOf("@") <= maxMailboxNameLength,
            `must have at most ${maxMailboxNameLength} characters before the @`,
          ),
      )
      .optional(),
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
    MAIL_FROM: sender,
    /** The sender's name in English mails; without it, that of the site. */
    MAIL_FROM_NAME_EN: z
      .string()
      .regex(/^[^<>\r\n]+$/, "must be a name alone")
      .optional(),
    /** A modest rate: mail providers refuse more from a small sender (SES begins with 14), and 10,000 mails take 17 minutes. */
    MESSAGES_PER_SECOND: z.coerce.number().min(0.1).max(1_000).default(10),
    ORGANIZER_EMAIL: z.email("must be the address that inquiries are sent to"),
    ORGANIZER_LOCALE: z.enum(["ja", "en"]).default("ja"),
    ORIGIN: z.url("must be the public address, such as https://example.org").optional(),
    /** The server's port, used for links when ORIGIN is not set. */
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    /** Address for purging changed pages at a CDN. */
    PURGE_URL: empty.or(z.url("must be the address that purges by tag")).optional(),
    /** Our credentials: Authorization: Bearer … */
    PURGE_HEADER: empty.or(header).optional(),
    SHUTDOWN_GRACE_MS: z.coerce.number().int().min(0).default(10_000),
    SIGNING_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    /** The secret before the current one, set while the secret is being changed. */
    SIGNING_SECRET_PREVIOUS: z.string().min(32, "must have at least 32 characters").optional(),
    SMTP_URL: z.string("is required").regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://"),
    ...errorReportShape,
    ...tracingShape,
    ...metricsShape,
    ...storageShape,
    // No visitor waits for the worker, so its statements may take longer than the server's.
    ...databaseTimeoutShape({
      statement: 60_000,
      lock: 5_000,
      transactionLock: 10_000,
      idleInTransaction: 60_000,
    }),
  })
  // Runs even when other checks failed, so refused values may be missing here.
  .superRefine(
    (env: Partial<Record<string, unknown>>, context) => {
      for (const name of missingForStorage(env)) {
        context.addIssue({ code: "custom", path: [name], message: "is required for S3" });
      }
      for (const [name, other] of mailboxNames) {
        if (!env[name] && env[other]) {
          const message = `is required with ${other}`;
          context.addIssue({ code: "custom", path: [name], message });
        }
      }
      if (env["APP_ENV"] !== "production") return;
      for (const name of ["ORIGIN", "SIGNING_SECRET"]) {
        if (env[name] || context.issues.some(({ path }) => path?.[0] === name)) continue;
        const message = "is required in production, and is the server's";
        context.addIssue({ code: "custom", path: [name], message });
      }
    },
    { when: () => true },
  )
  .transform((env) => ({
    adminUserIds: env.ADMIN_USER_IDS,
    appEnv: env.APP_ENV,
    concurrency: env.CONCURRENCY,
    databaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    databaseTimeouts: databaseTimeouts(env),
    errorReports: env.ERROR_REPORT_DSN,
    inquiryMailbox:
      env.INQUIRY_MAILBOX_URL && env.INQUIRY_MAILBOX_ADDRESS
        ? { server: env.INQUIRY_MAILBOX_URL, address: env.INQUIRY_MAILBOX_ADDRESS }
        : undefined,
    logLevel: env.LOG_LEVEL,
    messagesPerSecond: env.MESSAGES_PER_SECOND,
    metrics: metricsAddress(env),
    mailFrom: { ...env.MAIL_FROM, nameInEnglish: env.MAIL_FROM_NAME_EN ?? "" },
    origin: (env.ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/$/, ""),
    organizer: { email: env.ORGANIZER_EMAIL, locale: env.ORGANIZER_LOCALE },
    purge: env.PURGE_URL ? { url: env.PURGE_URL, header: env.PURGE_HEADER } : undefined,
    shutdownGrace: env.SHUTDOWN_GRACE_MS,
    signingSecret: signingSecretOf(env),
    smtpUrl: env.SMTP_URL,
    storage: storageSettings(env),
    tracing: tracingSettings(env),
  }));

export type WorkerEnv = z.infer<typeof schema>;

export const readWorkerEnv = (source = process.env): WorkerEnv => readEnv(schema, source);
