import { createServer } from "node:http";
import { renderToString } from "react-dom/server";
import { readServerEnv } from "../../../apps/server/env.ts";
import { type PageSettings, prepareDocument } from "./page-build.ts";
import { receiveSettings, serve } from "./serve.ts";

/** Like bare-react, with React's older function, which neither waits nor streams. */
const documentElement = await prepareDocument(
  readServerEnv(),
  await receiveSettings<PageSettings>(),
);

serve(
  createServer((_request, response) => {
    const body = Buffer.from(`<!DOCTYPE html>${renderToString(documentElement())}`);
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-length": body.length,
    });
    response.end(body);
  }),
);
