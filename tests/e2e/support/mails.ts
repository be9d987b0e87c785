import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { mailFileStart, type StoredMail } from "../../../tools/mailbox/mail-folder.ts";
import { e2eEnv } from "./env.ts";

/** Mails that the site really sent to an address, oldest first. */
export async function mailsTo(address: string): Promise<StoredMail[]> {
  const start = mailFileStart(address);
  const files = (await readdir(e2eEnv.mailFolder))
    .filter((name) => name.startsWith(start) && name.endsWith(".json"))
    .sort();
  return Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(e2eEnv.mailFolder, name), "utf8"))),
  );
}

/** Waits for as many mails, and gives the newest of them. */
export async function untilMailTo(address: string, count = 1): Promise<StoredMail> {
  await expect
    .poll(async () => (await mailsTo(address)).length, { timeout: 60_000, intervals: [50] })
    .toBeGreaterThanOrEqual(count);
  const mail = (await mailsTo(address))[count - 1];
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}
