import type { Database } from "@takujo/runtime/database/database";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { type BetterAuthPlugin, generateGenericState, parseGenericState } from "better-auth";
import {
  APIError,
  createAuthEndpoint,
  getSessionFromCtx,
  isAPIError,
  sensitiveSessionMiddleware,
} from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { generateRandomString } from "better-auth/crypto";
import { z } from "zod";
import { localeOf } from "../request-locale.ts";
import { addressAtLine, subjectFromLine } from "./ask-line.ts";
import type { LineChannel } from "./channel.ts";
import { linkIdentity, unlinkIdentity } from "./link-identity.ts";
import {
  clearedPendingIdentity,
  pendingIdentityCookie,
  pendingIdentityOf,
} from "./pending-identity.ts";
import { isOnlyPlayer, LineRefused } from "./policy.ts";
import { selectIdentity, selectOwner } from "./queries.ts";
import { arrivalOf, type Journey, stopOf } from "./return-path.ts";

interface LineOptions {
  db: Database;
  origin: string;
  signingSecret: SigningSecret;
  adminUserIds: string[];
}

/** Below the base path of the auth service; the address that LINE is told. */
export const lineCallbackPath = "/line/callback";

const stateSeconds = 300;
const stateCookie = { cookieName: "line_state" };

const prefixSchema = z.enum(["", "/ja", "/en"]);
const kept = z.object({
  intent: z.enum(["sign-in", "link"]),
  prefix: prefixSchema,
  to: z.string().optional(),
  sessionId: z.string().optional(),
  nonce: z.string(),
});

type Context = Parameters<typeof generateGenericState>[0];

/**
 * Sign-in with LINE. Uses the library's OAuth functions, but not its plugin, which would sign in by matching e-mail address,
 * store LINE's tokens, and not verify the ID tokens that LINE issues for web sites.
 */
export function lineSignIn(channel: LineChannel, options: LineOptions) {
  const { db, origin } = options;

  async function begin(ctx: Context, journey: Journey, sessionId?: string): Promise<string> {
    const codeVerifier = generateRandomString(64);
    const nonce = generateRandomString(32);
    const { state } = await generateGenericState(
      ctx,
      {
        callbackURL: origin,
        codeVerifier,
        expiresAt: Date.now() + stateSeconds * 1_000,
        line: { ...journey, nonce, sessionId },
      },
      stateCookie,
    );
    const redirectUri = ctx.context.baseURL + lineCallbackPath;
    return addressAtLine(channel, { state, redirectUri, codeVerifier, nonce });
  }

  /** Once, and only in the browser that began. */
  async function readState(ctx: Context, state: string) {
    try {
      const { codeVerifier, ...data } = await parseGenericState(ctx, state, stateCookie);
      return { codeVerifier, ...kept.parse(data["line"]) };
    } catch {
      return null;
    }
  }

  /** Only to the account that started linking and is still signed in. */
  async function link(
    ctx: Context,
    subject: string,
    { sessionId }: { sessionId?: string | undefined },
  ) {
    const current = await getSessionFromCtx(ctx);
    if (!current || current.session.id !== sessionId) throw new LineRefused("session");
    await linkIdentity({ userId: current.user.id, subject }, options);
    return null;
  }

  async function enter(ctx: Context, subject: string) {
    const owner = await selectOwner(db, subject);
    if (!owner) {
      ctx.setCookie(...pendingIdentityCookie(subject, options));
      return "finish" as const;
    }
    if (!isOnlyPlayer(owner, options.adminUserIds)) throw new LineRefused("staff");
    await signIn(ctx, owner.id);
    return null;
  }

  return {
    id: "line-sign-in",
    endpoints: {
      beginLine: createAuthEndpoint(
        "/line/sign-in",
        {
          method: "POST",
          body: z.object({ prefix: prefixSchema, to: z.string().max(2_000).optional() }),
        },
        async (ctx) => ctx.json({ url: await begin(ctx, { intent: "sign-in", ...ctx.body }) }),
      ),
      linkLine: createAuthEndpoint(
        "/line/link",
        {
          method: "POST",
          body: z.object({ prefix: prefixSchema }),
          use: [sensitiveSessionMiddleware],
        },
        async (ctx) => {
          const { id } = ctx.context.session.session;
          return ctx.json({ url: await begin(ctx, { intent: "link", ...ctx.body }, id) });
        },
      ),
      lineCallback: createAuthEndpoint(
        lineCallbackPath,
        {
          method: "GET",
          query: z.looseObject({
            state: z.string().max(200).catch(""),
            code: z.string().max(2_000).catch(""),
            error: z.string().catch(""),
          }),
        },
        async (ctx) => {
          const { state, code, error } = ctx.query;
          const asked = await readState(ctx, state);
          const journey = asked ?? {
            ...strayed(ctx.request),
            ...((await getSessionFromCtx(ctx)) && { intent: "link" as const }),
          };
          const stop = (outcome: Parameters<typeof stopOf>[1]) =>
            ctx.redirect(stopOf(journey, outcome));
          if (!asked) throw stop("expired");
          if (error || !code) throw stop(error === "access_denied" ? "denied" : "unproven");
          const redirectUri = ctx.context.baseURL + lineCallbackPath;
          const outcome = await subjectFromLine(channel, { ...asked, code, redirectUri })
            .then((subject) => (asked.intent === "link" ? link : enter)(ctx, subject, asked))
            .catch((fault: unknown) => {
              if (fault instanceof LineRefused) return fault.refusal;
              throw fault;
            });
          throw outcome ? stop(outcome) : ctx.redirect(arrivalOf(asked));
        },
      ),
      finishLine: createAuthEndpoint(
        "/line/finish",
        { method: "POST", use: [sensitiveSessionMiddleware] },
        async (ctx) => {
          const { user, session } = ctx.context.session;
          const pending = pendingIdentityOf(ctx.headers ?? new Headers(), options);
          ctx.setCookie(...clearedPendingIdentity(origin));
          // The address was verified after LINE was asked, not by an earlier user of this browser.
          if (!pending || session.createdAt < pending.provenAt) throw refused("expired");
          try {
            await linkIdentity({ userId: user.id, subject: pending.subject }, options);
          } catch (fault) {
            throw fault instanceof LineRefused ? refused(fault.refusal) : fault;
          }
          return ctx.json({ status: true });
        },
      ),
      readLine: createAuthEndpoint(
        "/line",
        { method: "GET", use: [sensitiveSessionMiddleware] },
        async (ctx) => {
          const identity = await selectIdentity(db, ctx.context.session.user.id);
          return ctx.json({ linkedAt: identity?.createdAt.toISOString() ?? null });
        },
      ),
      unlinkLine: createAuthEndpoint(
        "/line/unlink",
        { method: "POST", use: [sensitiveSessionMiddleware] },
        async (ctx) => {
          await unlinkIdentity(ctx.context.session.user.id, options);
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

async function signIn(ctx: Context, userId: string): Promise<void> {
  const { internalAdapter } = ctx.context;
  try {
    const session = await internalAdapter.createSession(userId);
    const user = await internalAdapter.findUserById(userId);
    if (!user) throw new LineRefused("session");
    await setSessionCookie(ctx, { session, user });
  } catch (error) {
    throw isAPIError(error) && error.body?.code === "BANNED_USER"
      ? new LineRefused("banned")
      : error;
  }
}

/** For a return from LINE that no sign-in here belongs to: only the language is known. */
export function strayed(request: Request | undefined): Journey {
  return { intent: "sign-in", prefix: localeOf(request) === "en" ? "/en" : "" };
}

function refused(refusal: LineRefused["refusal"]): APIError {
  const code = `LINE_${refusal.toUpperCase()}`;
  return new APIError("FORBIDDEN", { code, message: "LINE was not linked" });
}
