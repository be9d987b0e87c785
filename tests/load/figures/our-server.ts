import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { type Contestant, startContestant } from "../contestant.ts";
import type { Ground } from "./figure.ts";

export const benchSecret = "0123456789abcdef0123456789abcdef";

/** The real server's environment. It writes its log as in production. */
export const ourEnv = ({ databaseUrl, origin }: Ground, pageCache: "on" | "off") => ({
  APP_ENV: "production",
  SIGNING_SECRET: benchSecret,
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: "info",
  ORIGIN: origin,
  PAGE_CACHE: pageCache,
  // Everybody comes from one address here.
  RATE_PER_ADDRESS: "0",
  RATE_PER_PERSON: "0",
});

export function startOurs(
  ground: Ground,
  pageCache: "on" | "off",
  env: Record<string, string> = {},
  folder?: string,
): Promise<Contestant> {
  return startContestant({
    program: "ours",
    folder,
    profileFolder: ground.profileFolder,
    env: { ...ourEnv(ground, pageCache), ...env },
  });
}

/** One whole answer, as a browser gets it. */
export async function ask(
  { port, name }: Contestant,
  { path, headers = {} }: { path: string; headers?: Record<string, string> },
): Promise<{ headers: string[]; body: Buffer }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ headers: string[]; body: Buffer }>();
  const sent = request({ port, path, headers, host: "127.0.0.1", agent: false }, async (answer) => {
    if (answer.statusCode !== 200)
      reject(new Error(`${name} answered ${answer.statusCode}: ${path}`));
    resolve({ headers: answer.rawHeaders, body: await buffer(answer) });
  });
  sent.once("error", reject).end();
  return promise;
}
