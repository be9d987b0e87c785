import { createLogger } from "@takujo/runtime/logger";
import { shutDownOnSignalOrFault } from "@takujo/runtime/shut-down";
import { compose } from "./compose.ts";
import { readServerEnv } from "./env.ts";
import { finishAnswers } from "./shutdown.ts";

const env = readServerEnv();
const logger = createLogger({ level: env.logLevel, name: "server" });
const { loadFrontEnd } =
  env.appEnv === "development"
    ? { loadFrontEnd: (await import("./web/development-front-end.ts")).loadDevelopmentFrontEnd }
    : { loadFrontEnd: (await import("./web/built-front-end.ts")).loadBuiltFrontEnd };

const composition = await compose(env, logger, loadFrontEnd);
const { shutdownGrace: grace, drainDelay } = env;
shutDownOnSignalOrFault({
  logger,
  finish: () => finishAnswers(composition, { grace, drainDelay }),
  close: composition.close,
});
composition.server.listen(env.port, env.host, () => {
  const address = composition.server.address();
  const port = typeof address === "object" && address ? address.port : env.port;
  const { metricsPort } = composition;
  logger.info({ port, roles: env.roles, origin: env.origin, metricsPort }, "listening");
});
