import { createLogger } from "@takujo/runtime/logger";
import { compose } from "./compose.ts";
import { readServerEnv } from "./env.ts";
import { shutDownOnSignal } from "./shutdown.ts";

const env = readServerEnv();
const logger = createLogger({ level: env.logLevel, name: "server" });
const { loadFrontEnd } =
  env.appEnv === "development"
    ? { loadFrontEnd: (await import("./web/development-front-end.ts")).loadDevelopmentFrontEnd }
    : { loadFrontEnd: (await import("./web/built-front-end.ts")).loadBuiltFrontEnd };

const composition = await compose(env, logger, loadFrontEnd);
shutDownOnSignal(composition, { logger, grace: env.shutdownGrace, drainDelay: env.drainDelay });
composition.server.listen(env.port, env.host, () => {
  const address = composition.server.address();
  const port = typeof address === "object" && address ? address.port : env.port;
  logger.info({ port, roles: env.roles, origin: env.origin }, "listening");
});
