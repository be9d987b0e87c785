import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";
import { lineChannel } from "./line-channel.ts";

type Tokens = Record<string, unknown> & { id_token?: string };

interface LineOptions {
  /** The public address of the site, to which LINE sends people back. */
  origin: string;
  port?: number;
}

/**
 * A real OpenID provider in the place of LINE: like LINE it signs ID tokens for web sites with the channel's secret. It
 * also claims an unverified address for everybody. Tests choose who signs in, or decline.
 */
export async function startLine({ origin, port = 0 }: LineOptions) {
  const server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const line = {
    issuer,
    /** How the next answers of the token endpoint are altered. */
    alter: (tokens: Tokens): Tokens | Promise<Tokens> => tokens,
    /** Further claims about every person. */
    claims: {} as Record<string, unknown>,
    /** Answers of the token endpoint are held back. */
    isAway: false,
    env: {
      LINE_CHANNEL_ID: lineChannel.id,
      LINE_CHANNEL_SECRET: lineChannel.secret,
      LINE_ISSUER: issuer,
      LINE_AUTHORIZATION_URL: `${issuer}/auth`,
      LINE_TOKEN_URL: `${issuer}/token`,
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: lineChannel.id,
        client_secret: lineChannel.secret,
        redirect_uris: [`${origin}/api/auth/line/callback`],
        id_token_signed_response_alg: "HS256",
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: ["HS256", "RS256"] },
    pkce: { required: () => true },
    claims: { openid: ["sub", "email", "email_verified", "name"] },
    conformIdTokenClaims: false,
    cookies: { keys: ["of the tests"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...line.claims }),
    }),
    async loadExistingGrant(ctx: {
      oidc: { client: { clientId: string }; session: { accountId: string } };
    }) {
      const { client, session } = ctx.oidc;
      const grant = new provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope("openid");
      await grant.save();
      return grant;
    },
  });
  provider.use(async (ctx, next) => {
    if (ctx.path === "/token" && line.isAway) {
      ctx.respond = false;
      ctx.res.destroy();
      return;
    }
    if (ctx.path.startsWith("/interaction/")) {
      if (ctx.method === "GET") {
        ctx.type = "html";
        ctx.body = page;
        return;
      }
      const form = new URLSearchParams(await bodyOf(ctx.req));
      const accountId = form.get("sub");
      ctx.respond = false;
      await provider.interactionFinished(
        ctx.req,
        ctx.res,
        accountId ? { login: { accountId } } : { error: "access_denied" },
      );
      return;
    }
    await next();
    if (ctx.path === "/token" && ctx.status === 200)
      ctx.body = await line.alter(ctx.body as Tokens);
  });
  server.on("request", provider.callback());
  return line;
}

export type Line = Awaited<ReturnType<typeof startLine>>;

const page = `<!doctype html><html lang="ja"><title>LINE</title><body>
<form method="post"><label>LINE ID <input name="sub"></label><button>許可する</button></form>
<form method="post"><button>キャンセル</button></form></body></html>`;

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Consents at LINE as a person, or declines, and returns the address that LINE redirects to. */
export async function answerAtLine(url: string, subject: string | null): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(url);
  const { origin } = next;
  for (let hops = 0; hops < 8; hops++) {
    const isQuestion = next.pathname.startsWith("/interaction/");
    const response = await fetch(next, {
      redirect: "manual",
      method: isQuestion ? "POST" : "GET",
      headers: { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") },
      ...(isQuestion && { body: new URLSearchParams(subject === null ? {} : { sub: subject }) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = cookie.split(";", 1)[0]?.split("=") ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (!location) throw new Error(`LINE says ${response.status}: ${await response.text()}`);
    next = new URL(location, next);
    if (next.origin !== origin) return next;
  }
  throw new Error("LINE does not come to an end");
}
