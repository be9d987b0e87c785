import { randomUUID } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { createAuthApi } from "@takujo/auth/auth-api";
import { authBasePath } from "@takujo/auth/create-auth";
import { farewellToFriends } from "@takujo/booking/reservation/index";
import { seatBoardOf } from "@takujo/booking/schedule/session/routes";
import type { SeatBoard } from "@takujo/booking/schedule/session/seat-board";
import { findSetupAddress, followSite } from "@takujo/content/site/index";
import { followWrittenPages, mayFillPages } from "@takujo/content/written-pages/index";
import { createMessageMailPreview } from "@takujo/email/message/message-mail";
import {
  createEventMailPreview,
  createReservationMailPreview,
} from "@takujo/email/reservation/preview-event-mail";
import { collectionFetcher } from "@takujo/library/bgg-import/fetch-collection";
import { listenToContentChanges } from "@takujo/runtime/database/content-changes";
import {
  areTimeoutsKept,
  couldAlterTables,
  createDatabase,
  createPool,
  createReadinessProbe,
} from "@takujo/runtime/database/database";
import { followReplica, type ReplicaOptions } from "@takujo/runtime/database/replica";
import type { ErrorReporter } from "@takujo/runtime/errors/error-reporter";
import { createRateLimit } from "@takujo/runtime/limit/rate-limit";
import type { Logger } from "@takujo/runtime/logger";
import { measurePool, measureQueue } from "@takujo/runtime/metrics/measure-database";
import { startMetricsServer } from "@takujo/runtime/metrics/metrics-server";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { createStorage, noStorage } from "@takujo/runtime/storage/storage";
import { currentTraceparent } from "@takujo/runtime/tracing/tracing";
import { createGamesApi, gamesBasePath } from "./api/games-api.ts";
import { createPlatformApi } from "./api/platform-api.ts";
import { PageCache } from "./cache/page-cache.ts";
import { createSeatAnswers } from "./cache/seat-answers.ts";
import type { ServerEnv } from "./env.ts";
import { createAdmission } from "./http/admission.ts";
import { createApplication } from "./http/application.ts";
import { clientAddressOf, signClientAddress } from "./http/client-address.ts";
import { createFront, type EarlyHandler } from "./http/front.ts";
import { createHealth } from "./http/health.ts";
import { refusedPage } from "./http/refuse.ts";
import { addressOf, requestOf } from "./http/request-of.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { sendResponse } from "./http/send.ts";
import { platformBasePath } from "./http/upload-paths.ts";
import { createRouteName } from "./metrics/route-name.ts";
import { countRequests, traceRequests } from "./metrics/watch-requests.ts";
import type { LoadFrontEnd } from "./web/front-end.ts";

/** Builds the server from its environment. The only place that knows every part. */
export async function compose(
  env: ServerEnv,
  logger: Logger,
  loadFrontEnd: LoadFrontEnd,
  reporter?: ErrorReporter,
) {
  const development = env.appEnv === "development";
  const { signingSecret: secret, trustedProxies } = env;
  const server = createServer({
    keepAliveTimeout: 65_000,
    // Disconnects slow senders: the first limit is for the whole request, uploads included, the second for its headers.
    requestTimeout: 30_000,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: 16_384,
  });
  const admission = createAdmission({
    maxAtOnce: env.requestsAtOnce,
    maxPerAddress: env.requestsPerAddress,
  });
  const clientAddress = (request: IncomingMessage) =>
    clientAddressOf(request, { trustedProxies, secret });
  const scriptMark = randomUUID();
  let isDraining = false;
  const pool = createPool({
    connectionString: env.databaseUrl,
    max: env.databasePool,
    timeouts: env.databaseTimeouts,
    namesStatements: env.databaseNamedStatements,
    onError: (error) => logger.warn({ reason: error.message }, "database connection lost"),
  });
  // No API may use all connections, so that one that is blocked leaves some for the others.
  const atMost = Math.ceil(env.databasePool * 0.6);
  const share = () => createDatabase(pool, { atMost });
  const readiness = createReadinessProbe(env.databaseUrl);
  readiness.watchClock(logger);
  const replica = replicaOf(env, { primary: pool, atMost, logger });
  const db = share();
  const site = followSite(db, ({ message }) =>
    logger.warn({ reason: message }, "what is said of the site is not known"),
  );
  const pages = followWrittenPages(db, ({ message }) =>
    logger.warn({ reason: message }, "which pages have something to read is not known"),
  );
  const replyTo = () => site.current().replyTo || env.organizerEmail;
  const personLimit = createRateLimit({ perSecond: env.ratePerPerson });
  const usesStorage = env.roles.includes("platform") || env.roles.includes("web");
  const storage = usesStorage ? await createStorage(env.storage) : noStorage;
  const platform = env.roles.includes("platform")
    ? createPlatformApi({
        db: share(),
        reads: replica?.db,
        logger,
        secret,
        origin: env.origin,
        adminUserIds: env.adminUserIds,
        personLimit,
        storage,
        onSiteChanged: site.refresh,
        previewEventMail: createEventMailPreview({ origin: env.origin, replyTo }),
        previewMessageMail: createMessageMailPreview({ origin: env.origin, replyTo }),
        fetchCollection: collectionFetcher(env.bggToken),
      })
    : null;
  const seatBoard = seatBoardOf(share());
  const games = env.roles.includes("games")
    ? createGamesApi({
        db: share(),
        seatBoard,
        logger,
        secret,
        origin: env.origin,
        adminUserIds: env.adminUserIds,
        personLimit,
        previewReservationMail: createReservationMailPreview({ origin: env.origin, replyTo }),
        pushServices: env.pushServices,
      })
    : null;
  const auth = env.roles.includes("auth")
    ? createAuthApi({
        db: share(),
        logger,
        origin: env.origin,
        signingSecret: secret,
        adminUserIds: env.adminUserIds,
        line: env.line,
        farewellOf: (userId) => farewellToFriends(db, userId, secret),
      })
    : null;

  const frontEnd = env.roles.includes("web")
    ? await loadFrontEnd({ server, storage, logger })
    : null;
  await Promise.all([site.refresh(), pages.refresh()]);
  const web = frontEnd?.createWeb({
    origin: env.origin,
    settings: site.current,
    pages: pages.current,
    development,
    demo: env.demo,
    buildId: frontEnd.buildId,
    line: env.line !== undefined,
    reportsErrors: reporter !== undefined,
    scriptMark,
    platform: reach(platform, env.platformUrl, secret),
    games: reach(games, env.gamesUrl, secret),
    auth: reach(auth, env.authUrl, secret),
    localeHosts: env.localeHosts,
    reportError: (error) => logger.error({ err: error }, "page failed"),
  });

  const apiRoutes = [platform, auth, games].flatMap((api) => api?.routes ?? []);
  const routeName = createRouteName([...apiRoutes.map(({ path }) => path), ...(web?.routes ?? [])]);
  const application = createApplication({
    logger,
    development,
    demo: env.demo,
    origin: env.origin,
    cacheTagHeader: env.cacheTagHeader,
    lineOrigin: env.line && new URL(env.line.authorizationUrl).origin,
    scriptMark,
    clientLimit: createRateLimit({ perSecond: env.ratePerAddress }),
    apis: [
      ...(platform
        ? [{ basePath: platformBasePath, fetch: platform.fetch, routes: platform.routes }]
        : []),
      ...(auth ? [{ basePath: authBasePath, fetch: auth.fetch, routes: auth.routes }] : []),
      ...(games ? [{ basePath: gamesBasePath, fetch: games.fetch, routes: games.routes }] : []),
    ],
    ...(web && { web }),
    errorReports: reporter && { reporter, routeName },
  });

  const cache =
    web && env.pageCache && !development
      ? new PageCache({
          render: async (key, userAgent, signal) => {
            const release = admission.enter("reads");
            if (!release) return refusedPage();
            try {
              return await application.fetch(
                new Request(env.origin + key, { headers: { "user-agent": userAgent }, signal }),
              );
            } finally {
              release();
            }
          },
          kindOf: (userAgent) => (web.isCrawler(userAgent) ? "crawler" : "person"),
          onRefreshError: (error) => logger.warn({ err: error }, "page could not be refreshed"),
        })
      : null;
  const changes = listenToContentChanges({
    connectionString: env.databaseDirectUrl,
    logger,
    async onChange(tags) {
      replica?.noteChange();
      // Before pages are rendered again.
      if (tags.includes("site")) await site.refresh();
      const known = pages.current();
      if (mayFillPages(tags)) await pages.refresh();
      // Every page leads to those that have something to read.
      cache?.invalidate(pages.current() === known ? tags : [...tags, "site"]);
    },
    async onGap() {
      replica?.noteChange();
      cache?.missChanges();
      const [former, known] = [site.current(), pages.current()];
      await Promise.all([site.refresh(), pages.refresh()]);
      const isSame = site.current() === former && pages.current() === known;
      if (!isSame) cache?.invalidate(["site"]);
    },
  });

  const early: EarlyHandler[] = [
    createHealth({ isDraining: () => isDraining, probe: readiness.probe }),
    ...seatAnswers(env, seatBoard),
    ...(frontEnd?.early ?? []),
  ];
  // Otherwise Node would answer, without our security headers.
  server.on("checkExpectation", (_request, response: ServerResponse) => {
    response.writeHead(417, { ...securityHeaders, connection: "close" }).end();
  });
  const front = createFront({
    early,
    cache,
    web: web ?? null,
    logger,
    admission,
    clientAddress,
    async application(request, response, body) {
      const path = addressOf(request)?.split("?", 1)[0] ?? "";
      if (!body && (await frontEnd?.serveSharedAsset?.(path, request, response))) return;
      const asked = { origin: env.origin, clientAddress: clientAddress(request), body };
      const answer = await application.fetch(requestOf(request, response, asked));
      await sendResponse(request, response, answer);
    },
  });
  server.on("request", observed(front, routeName, env));
  if (env.metrics) {
    measurePool(pool);
    measureQueue(createDatabase(readiness.pool));
  }
  const metrics =
    env.metrics && (await startMetricsServer({ ...env.metrics, probe: readiness.probe }));

  void areTimeoutsKept(pool, env.databaseTimeouts)
    .catch(() => true)
    .then((it) => it || logger.warn("a pooler has dropped the timeouts of DATABASE_URL"));
  if (env.appEnv === "production") {
    // After loading the front end, which blocks the process for longer than the connection timeout.
    const could = couldAlterTables(pool).catch(() => false);
    void could.then((it) => {
      if (it) logger.warn("the role of DATABASE_URL could alter the tables");
    });
    readiness
      .probe()
      .catch((error: Error) => logger.warn({ reason: error.message }, "not ready yet"));
  }

  return {
    server,
    /** From here on `/readyz` fails, and connections close after their response. */
    drain() {
      isDraining = true;
      // Prepended, because a response from memory is sent synchronously.
      server.prependListener("request", (_request, response) => {
        response.setHeader("connection", "close");
      });
    },
    metricsPort: metrics?.port,
    /** Where the first admin is made; null if there is one. */
    findSetupAddress: () =>
      findSetupAddress(db, { origin: env.origin, secret, adminUserIds: env.adminUserIds }),
    async close() {
      metrics?.stop();
      await changes.stop();
      await frontEnd?.close?.();
      await readiness.close();
      await replica?.stop();
      await pool.end();
    },
  };
}

const seatAnswers = ({ roles }: ServerEnv, board: SeatBoard) =>
  roles.includes("games") ? [createSeatAnswers(`${gamesBasePath}/seats`, board)] : [];

/** Only the platform API reads from it. */
function replicaOf(env: ServerEnv, parts: Pick<ReplicaOptions, "primary" | "atMost" | "logger">) {
  if (!env.databaseReadUrl || !env.roles.includes("platform")) return null;
  return followReplica({
    ...parts,
    connectionString: env.databaseReadUrl,
    max: env.databasePool,
    timeouts: env.databaseTimeouts,
    namesStatements: env.databaseNamedStatements,
  });
}

/** Adds metrics and traces only if they are configured, so that nothing else runs before the front. */
function observed(
  front: RequestListener,
  routeName: (address: string) => string,
  { metrics, tracing, signingSecret }: ServerEnv,
): RequestListener {
  const traced = tracing ? traceRequests(front, routeName, signingSecret) : front;
  return metrics ? countRequests(traced, routeName) : traced;
}

interface Api {
  fetch: (request: Request) => Response | Promise<Response>;
}

/** Of a whole answer. Statements behind it end sooner; without it, a page would wait for minutes for an API that hangs. */
const apiTimeoutMs = 10_000;

/** An API in this process is called without a network, any other over HTTP. */
function reach(api: Api | null, url: string | undefined, secret: SigningSecret) {
  return api
    ? { baseUrl: "http://api.internal", fetch: async (request: Request) => api.fetch(request) }
    : {
        baseUrl: url ?? "",
        fetch(request: Request) {
          const traceparent = currentTraceparent();
          if (traceparent) request.headers.set("traceparent", traceparent);
          const signal = AbortSignal.any([request.signal, AbortSignal.timeout(apiTimeoutMs)]);
          return fetch(signClientAddress(request, secret), { signal });
        },
      };
}

export type Composition = Awaited<ReturnType<typeof compose>>;
