import { z } from "zod";
import type { LineChannel } from "./channel.ts";

const blank = z.literal("").transform(() => undefined);
const addressOr = (standard: string) =>
  z
    .union([blank, z.url({ protocol: /^https?$/ })])
    .default(standard)
    .transform((url) => url ?? standard);

export const lineShape = {
  /** Of a LINE Login channel; without it, LINE sign-in is off. */
  LINE_CHANNEL_ID: z.union([blank, z.string().regex(/^[\w-]+$/)]).optional(),
  LINE_CHANNEL_SECRET: z
    .union([blank, z.string().min(32, "must have at least 32 characters")])
    .optional(),
  /** LINE itself, except in tests. */
  LINE_ISSUER: addressOr("https://access.line.me"),
  LINE_AUTHORIZATION_URL: addressOr("https://access.line.me/oauth2/v2.1/authorize"),
  LINE_TOKEN_URL: addressOr("https://api.line.me/oauth2/v2.1/token"),
};

const together = ["LINE_CHANNEL_ID", "LINE_CHANNEL_SECRET"] as const;

/** One without the other is a mistake. */
export function missingForLine(env: Partial<Record<string, unknown>>): string[] {
  const missing = together.filter((name) => !env[name]);
  return missing.length === together.length ? [] : missing;
}

export function lineChannelOf(
  env: z.infer<z.ZodObject<typeof lineShape>>,
): LineChannel | undefined {
  const { LINE_CHANNEL_ID: id, LINE_CHANNEL_SECRET: secret } = env;
  if (!id || !secret) return undefined;
  return {
    id,
    secret,
    issuer: env.LINE_ISSUER,
    authorizationUrl: env.LINE_AUTHORIZATION_URL,
    tokenUrl: env.LINE_TOKEN_URL,
  };
}
