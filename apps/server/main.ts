import { setTimeout as pause } from "node:timers/promises";
import { observe } from "@takujo/runtime/observe";
import { shutDownOnSignalOrFault } from "@takujo/runtime/shut-down";
import { type Composition, compose } from "./compose.ts";
import { readServerEnv } from "./env.ts";

const env = readServerEnv();
const { logger, reporter, close } = await observe({ program: "server", env });
const { loadFrontEnd } =
  env.appEnv === "development"
    ? { loadFrontEnd: (await import("./web/development-front-end.ts")).loadDevelopmentFrontEnd }
    : { loadFrontEnd: (await import("./web/built-front-end.ts")).loadBuiltFrontEnd };

const composition = await compose(env, logger, loadFrontEnd, reporter);
const { shutdownGrace: grace, drainDelay } = env;
shutDownOnSignalOrFault({
  logger,
  finish: () => finishAnswers(composition, { grace, drainDelay }),
  close: async () => void (await Promise.all([composition.close(), close()])),
});
composition.server.listen(env.port, env.host, () => {
  const address = composition.server.address();
  const port = typeof address === "object" && address ? address.port : env.port;
  const { metricsPort } = composition;
  logger.info({ port, roles: env.roles, origin: env.origin, metricsPort }, "listening");
  void logSetupAddress();
});

/** While the database is unreachable or not migrated, it is unknown whether there is an admin. */
async function logSetupAddress(): Promise<void> {
  for (;;) {
    try {
      const address = await composition.findSetupAddress();
      if (address) logger.info({ address }, "nobody is admin yet: open this address to set up");
      return;
    } catch {
      // Readiness logs why.
      await pause(3_000, undefined, { ref: false });
    }
  }
}

/** Shuts down without dropping requests: first not ready, then no new connections, then the open responses are finished. */
async function finishAnswers(
  { server, drain }: Pick<Composition, "server" | "drain">,
  { grace, drainDelay }: { grace: number; drainDelay: number },
): Promise<void> {
  drain();
  // Lets the proxy see /readyz fail before connections are refused.
  await pause(drainDelay);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await Promise.race([closed, pause(grace)]);
  server.closeAllConnections();
}
