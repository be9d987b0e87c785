import { z } from "zod";

const none = z.object({});

export type CallBody = Record<string, unknown>;

/**
 * Reduces a call to its known fields before anything counts it or looks it up. The library would convert other types to
 * strings, accept names of any length, and report a text that PostgreSQL refuses as an internal error.
 */
export async function readCall(
  request: Request,
  input: z.ZodType = none,
): Promise<{ request: Request; body: CallBody } | null> {
  const query = new URL(request.url).searchParams;
  if (![...query].flat().every(isStorable)) return null;
  if (request.method === "GET") return { request, body: {} };
  const sent = await request.text();
  const given = parse(sent);
  if (!textsIn(given)?.every(isStorable)) return null;
  const parsed = input.safeParse(given);
  if (!parsed.success) return null;
  const body = parsed.data as CallBody;
  return { request: withBody(request, sent === "" ? null : body), body };
}

export function withBody(
  { url, method, headers: given }: Pick<Request, "url" | "method" | "headers">,
  body: CallBody | null,
): Request {
  const headers = new Headers(given);
  for (const name of ["content-length", "transfer-encoding"]) headers.delete(name);
  if (!body) headers.delete("content-type");
  return new Request(url, { method, headers, body: body && JSON.stringify(body) });
}

function parse(sent: string): unknown {
  if (sent === "") return {};
  try {
    return JSON.parse(sent);
  } catch {
    return undefined;
  }
}

/** PostgreSQL stores neither NUL nor a lone surrogate. */
const isStorable = (value: string) => !value.includes("\0") && value.isWellFormed();

/** Deeper than any of our calls. Deep nesting would overflow the stack elsewhere. */
const deepest = 8;

/** All strings inside, field names included; undefined if nested too deeply. */
function textsIn(value: unknown): string[] | undefined {
  const texts: string[] = [];
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deepest) return undefined;
    texts.push(...level.filter((one) => typeof one === "string"));
    level = level.flatMap((one) =>
      one && typeof one === "object" ? Object.entries(one).flat() : [],
    );
  }
  return texts;
}
