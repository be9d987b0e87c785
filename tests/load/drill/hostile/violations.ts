import { mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HostileRequest } from "./hostile-request.ts";
import type { Fault } from "./judge.ts";

interface Violation extends Fault {
  request: HostileRequest | null;
  reason: string | null;
  count: number;
}

const maxLineLength = 1_500;

/** Equal ones are counted and shown once; `say` hears of each when it is first found. */
export function createViolations(seed: number, say: (line: string) => void) {
  const found = new Map<string, Violation>();
  return {
    add(fault: Fault, request: HostileRequest | null, reason: string | null = null): void {
      const { kind, detail } = fault;
      const where = request ? `${request.method} ${request.target.path}` : "";
      // The same cause shows at many addresses: by what was logged, or by the headers that are missing.
      const cause = kind === "headers" ? detail : kind === "5xx" ? reason : null;
      const key = cause ? `${kind} ${cause}` : `${kind} ${detail} ${where}`;
      const known = found.get(key);
      if (known) known.count++;
      else {
        found.set(key, { ...fault, request, reason, count: 1 });
        say(
          `found ${textOf({ ...fault, request, reason, count: 1 }, seed).slice(0, maxLineLength)}`,
        );
      }
    },
    count: () => found.size,
    kinds: () => new Set([...found.values()].map(({ kind }) => kind)),
    lines: () => [...found.values()].map((violation) => textOf(violation, seed)),
  };
}

function textOf({ kind, detail, request, reason, count }: Violation, seed: number): string {
  const about = request
    ? `${request.method} ${request.target.path} as ${request.caller}, with ${request.trouble} (request ${request.index})`
    : "";
  const lines = [
    `${kind}, ${count} times: ${detail}${about && `; ${about}`}`,
    ...(reason ? [`logged: ${reason}`] : []),
    ...(request ? [curlOf(request, seed)] : []),
  ];
  return lines.join("\n           ");
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const ownHeaders = ["host", "content-length", "x-forwarded-for", "x-request-id"];

/** The request as a command. People are named by variables: what they signed in with ends with the drill. */
function curlOf(request: HostileRequest, seed: number): string {
  const { method, path, headers, body, caller, index } = request;
  const isSignedIn = caller !== "anonymous";
  const shown = Object.entries(headers).filter(
    ([name, value]) =>
      value !== "" &&
      !ownHeaders.includes(name) &&
      !(isSignedIn && ["cookie", "authorization"].includes(name)),
  );
  const args = [
    `curl -i --path-as-is -X ${method}`,
    ...(method === "HEAD" ? ["--head"] : []),
    ...(isSignedIn ? [`-H "cookie: $COOKIES_OF_${caller}"`] : []),
    ...(isSignedIn && headers["authorization"]
      ? [`-H "authorization: Bearer $TOKEN_OF_${caller}"`]
      : []),
    ...shown.map(([name, value]) => `-H ${inFile(`${name}: ${value}`, seed, `${index}.${name}`)}`),
    ...(body ? [`--data-binary ${bodyOf(body, seed, index)}`] : []),
    quoted(`http://localhost:3000${path}`),
  ];
  return args.join(" ");
}

function bodyOf(body: Buffer, seed: number, index: number): string {
  const text = body.toString();
  const isPlain = Buffer.from(text).equals(body) && !text.includes("\0");
  return isPlain ? inFile(text, seed, `${index}.body`) : inFile(body, seed, `${index}.body`);
}

/** Long output is written to a file. */
function inFile(content: string | Buffer, seed: number, name: string): string {
  if (typeof content === "string" && content.length <= maxLineLength) return quoted(content);
  const folder = join(tmpdir(), `takujo-hostile-${seed}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content);
  return `@${join(folder, name)}`;
}
