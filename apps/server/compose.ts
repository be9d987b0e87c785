import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { createAuthApi } from "@takujo/auth/auth-api";
import { authBasePath } from "@takujo/auth/create-auth";
import { createEventMailPreview } from "@takujo/email/reservation/preview-event-mail";
import { createGamesApi, gamesBasePath } from "@takujo/games/games-api";
import { createPlatformApi, platformBasePath } from "@takujo/platform/platform-api";
import { createDatabase, createPool } from "@takujo/runtime/database";
import type { Logger } from "@takujo/runtime/logger";
import { createStorage } from "@takujo/runtime/storage/storage";
import { listenToContentChanges } from "./cache/content-changes.ts";
import { PageCache } from "./cache/page-cache.ts";
import type { ServerEnv } from "./env.ts";
import { createAdmission } from "./http/admission.ts";
import { createApplication } from "./http/application.ts";
import { clientAddressOf, signClientAddress } from "./http/client-address.ts";
import { createFront, type EarlyHandler } from "./http/front.ts";
import { createHealth } from "./http/health.ts";
import { requestOf } from "./http/request-of.ts";
import { sendResponse } from "./http/send-response.ts";
import type { LoadFrontEnd } from "./web/front-end.ts";

/** Puts the parts together as the environment says. The only place that knows them all. */
export async function compose(env: ServerEnv, logger: Logger, loadFrontEnd: LoadFrontEnd) {
  const development = env.appEnv === "development";
  const { signingSecret: secret, trustedProxies } = env;
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 });
  const scriptMark = randomUUID();
  let isDraining = false;
  const pool = createPool({
    connectionString: env.databaseUrl,
    max: env.databasePool,
    onError: (error) => logger.warn({ reason: error.message }, "database connection lost"),
  });
  const db = createDatabase(pool);
  const platform = env.roles.includes("platform")
    ? createPlatformApi({
        db,
        logger,
        secret,
        origin: env.origin,
        adminUserIds: env.adminUserIds,
        storage: await createStorage(env.storage),
        previewEventMail: createEventMailPreview({
          origin: env.origin,
          replyTo: env.organizerEmail,
        }),
      })
    : null;
  const games = env.roles.includes("games")
    ? createGamesApi({
        db,
        logger,
        secret,
        origin: env.origin,
        adminUserIds: env.adminUserIds,
      })
    : null;
  const auth = env.roles.includes("auth")
    ? createAuthApi({
        db,
        logger,
        origin: env.origin,
        signingSecret: secret,
        adminUserIds: env.adminUserIds,
      })
    : null;

  const frontEnd = env.roles.includes("web") ? await loadFrontEnd(server) : null;
  const web = frontEnd?.createWeb({
    origin: env.origin,
    development,
    buildId: frontEnd.buildId,
    scriptMark,
    platform: reach(platform, env.platformUrl, secret),
    games: reach(games, env.gamesUrl, secret),
    auth: reach(auth, env.authUrl, secret),
    localeHosts: env.localeHosts,
    reportError: (error) => logger.error({ err: error }, "page failed"),
  });

  const application = createApplication({
    logger,
    development,
    origin: env.origin,
    scriptMark,
    apis: [
      ...(platform ? [{ basePath: platformBasePath, fetch: platform.fetch }] : []),
      ...(auth ? [{ basePath: authBasePath, fetch: auth.fetch }] : []),
      ...(games ? [{ basePath: gamesBasePath, fetch: games.fetch }] : []),
    ],
    ...(web && { web }),
  });

  const cache =
    web && env.pageCache && !development
      ? new PageCache({
          render: async (key, userAgent) =>
            application.fetch(
              new Request(env.origin + key, { headers: { "user-agent": userAgent } }),
            ),
          kindOf: (userAgent) => (web.isCrawler(userAgent) ? "crawler" : "person"),
          onRefreshError: (error) => logger.warn({ err: error }, "page could not be refreshed"),
        })
      : null;
  const changes = cache
    ? listenToContentChanges({
        connectionString: env.databaseUrl,
        logger,
        onChange: (tag) => cache.invalidate([tag]),
        onGap: () => cache.invalidateAll(),
      })
    : null;

  const early: EarlyHandler[] = [
    createHealth({ isDraining: () => isDraining, probe: () => pool.query("select 1") }),
    ...(frontEnd?.early ?? []),
  ];
  server.on(
    "request",
    createFront({
      early,
      cache,
      web: web ?? null,
      logger,
      application: createAdmission(async (request, response) => {
        try {
          const clientAddress = clientAddressOf(request, { trustedProxies, secret });
          const answer = await application.fetch(
            requestOf(request, response, { origin: env.origin, clientAddress }),
          );
          await sendResponse(request, response, answer);
        } catch (error) {
          logger.error({ err: error }, "answer could not be sent");
          response.destroy();
        }
      }, env.requestsAtOnce),
    }),
  );

  return {
    server,
    /** From now on `/readyz` says no, and connections close after their answer. */
    drain() {
      isDraining = true;
      // First, because an answer from memory is sent as soon as it is asked for.
      server.prependListener("request", (_request, response) => {
        response.setHeader("connection", "close");
      });
    },
    async close() {
      await changes?.stop();
      await frontEnd?.close?.();
      await pool.end();
    },
  };
}

interface Api {
  fetch: (request: Request) => Response | Promise<Response>;
}

/** An API of this process is called without a network; any other at its address. */
function reach(api: Api | null, url: string | undefined, secret: string) {
  return api
    ? { baseUrl: "http://api.internal", fetch: async (request: Request) => api.fetch(request) }
    : {
        baseUrl: url ?? "",
        fetch: (request: Request) => fetch(signClientAddress(request, secret)),
      };
}

export type Composition = Awaited<ReturnType<typeof compose>>;
