import { createServer } from "node:http";
import { receiveSettings, serve } from "./serve.ts";

export interface FixedAnswer {
  /** Names and values alternate. */
  headers: string[];
  body: Uint8Array;
}

/** Node alone, sending the same bytes to everyone. */
const { headers, body } = await receiveSettings<FixedAnswer>();
serve(createServer((_request, response) => void response.writeHead(200, headers).end(body)));
