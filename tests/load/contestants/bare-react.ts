import { createServer } from "node:http";
import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { readServerEnv } from "../../../apps/server/env.ts";
import { type PageSettings, prepareDocument } from "./page-build.ts";
import { receiveSettings, serve } from "./serve.ts";

/** React alone: renders the page's tree for every request, with what the router would find out prepared. */
const documentElement = await prepareDocument(
  readServerEnv(),
  await receiveSettings<PageSettings>(),
);

function render(element: ReactElement): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const collected = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    collected.once("finish", () => resolve(Buffer.concat(chunks)));
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => pipe(collected),
      onError: reject,
    });
  });
}

serve(
  createServer(async (_request, response) => {
    const body = await render(documentElement());
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "content-length": body.length,
    });
    response.end(body);
  }),
);
