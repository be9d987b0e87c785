import { createServer } from "node:http";
import { createRequestHandler } from "react-router";
import { readServerEnv } from "../../../apps/server/env.ts";
import { answerWith } from "./answer.ts";
import { buildWithData, type PageSettings } from "./page-build.ts";
import { receiveSettings, serve } from "./serve.ts";

/** React Router's handler on Node, with the least around it that answers HTTP. */
const env = readServerEnv();
const { build, visit } = await buildWithData(env, await receiveSettings<PageSettings>());
const handle = createRequestHandler(build, "production");

serve(createServer(answerWith((request) => handle(request, visit), env.origin)));
