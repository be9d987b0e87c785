import { createLogger } from "@takujo/runtime/logger";
import { compose } from "../../../apps/server/compose.ts";
import { readServerEnv } from "../../../apps/server/env.ts";
import { loadBuiltFrontEnd } from "../../../apps/server/web/built-front-end.ts";
import { serve } from "./serve.ts";

const env = readServerEnv();
const logger = createLogger({ level: env.logLevel, name: "server" });
serve((await compose(env, logger, loadBuiltFrontEnd)).server);
