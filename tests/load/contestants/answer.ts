import type { RequestListener } from "node:http";

type Fetch = (request: Request) => Response | Promise<Response>;

/** The least that lets a function from request to response answer HTTP. */
export function answerWith(fetch: Fetch, origin: string): RequestListener {
  return async (request, response) => {
    const answer = await fetch(new Request(origin + request.url));
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "",
      "content-length": body.length,
    });
    response.end(body);
  };
}
