import { randomUUID } from "node:crypto";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import type { Job } from "@takujo/runtime/jobs/job";
import { seal, unseal } from "@takujo/runtime/secret/seal";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { z } from "zod";

const addressed = { to: z.string(), locale: localeSchema };

const accountMailSchema = z.discriminatedUnion("kind", [
  /** `host` binds the code to the site, for browsers that fill it in. */
  z.object({ kind: z.literal("sign-in-code"), ...addressed, code: z.string(), host: z.string() }),
  /** To the old address, which must confirm the change. */
  z.object({
    kind: z.literal("confirm-change"),
    ...addressed,
    newEmail: z.string(),
    url: z.string(),
  }),
  /** To the new address, which must be verified. */
  z.object({ kind: z.literal("verify-address"), ...addressed, url: z.string() }),
  /** To a new address that already has an account. */
  z.object({ kind: z.literal("address-in-use"), ...addressed }),
  /** To both addresses after the change. */
  z.object({ kind: z.literal("email-changed"), ...addressed, newEmail: z.string() }),
  /** After LINE was linked, which opens the account from then on. */
  z.object({ kind: z.literal("line-linked"), ...addressed }),
  /** To the address of an account that its owner deleted, with the seats that this gave up. */
  z.object({
    kind: z.literal("account-deleted"),
    ...addressed,
    seats: z.array(z.object({ title: z.string(), startsAt: z.iso.datetime(), seats: z.int() })),
  }),
]);

export type AccountMail = z.infer<typeof accountMailSchema>;

const payloadSchema = z.object({ sealed: z.string(), expiresAt: z.iso.datetime() });

/**
 * The content cannot be read from the database: codes are stored as hashes, and links not at all. So the job carries it,
 * encrypted.
 */
export const accountMailJob: Job<z.infer<typeof payloadSchema>> = {
  name: "account-mail",
  schema: payloadSchema,
};

export function openAccountMail(sealed: string, signingSecret: SigningSecret): AccountMail {
  return accountMailSchema.parse(unseal(sealed, signingSecret, "account mail"));
}

interface Sending {
  signingSecret: SigningSecret;
  /** How long the mail is useful. After that it is not sent. */
  seconds: number;
}

export async function enqueueAccountMails(
  transaction: DatabaseTransaction,
  mails: AccountMail[],
  { signingSecret, seconds }: Sending,
): Promise<void> {
  const expiresAt = new Date(Date.now() + seconds * 1_000).toISOString();
  for (const mail of mails) {
    const payload = { sealed: seal(mail, signingSecret, "account mail"), expiresAt };
    const jobKey = `${accountMailJob.name}:${randomUUID()}`;
    await enqueue(transaction, accountMailJob, payload, { jobKey });
  }
}
