import { securityHeaders } from "../../../../apps/server/http/security-headers.ts";
import type { Caller, Verdict } from "../../../integration/access/authorization/rules.ts";
import type { HostileRequest } from "./hostile-request.ts";
import type { HostileAnswer } from "./send.ts";
import type { Operation, Target } from "./targets.ts";

export type ViolationKind =
  | "5xx"
  | "exit"
  | "pause"
  | "memory"
  | "location"
  | "guard"
  | "headers"
  | "silence";

export interface Fault {
  kind: ViolationKind;
  /** Observed behavior; equal ones are the same fault. */
  detail: string;
}

const headerNames = Object.keys(securityHeaders);
/** What Node's own parser refuses never reaches a handler: an empty answer that ends the connection. */
const parserStatuses = [400, 408, 413, 431];

/** Everything that is wrong with an answer by itself. */
export function faultsOf(
  request: HostileRequest,
  answer: HostileAnswer,
  targets: readonly Target[],
  origin: string,
): Fault[] {
  const { status, headers, text } = answer;
  const faults: Fault[] = [];
  const isDeliberate = status === 503 && headers["retry-after"] !== undefined;
  if (status >= 500 && !isDeliberate) faults.push({ kind: "5xx", detail: String(status) });
  for (const place of placesIn(answer)) {
    if (!staysHere(place, request.path, origin)) {
      faults.push({ kind: "location", detail: JSON.stringify(place).slice(0, 200) });
    }
  }
  const missing = headerNames.filter((name) => headers[name] === undefined);
  const isOfParser =
    parserStatuses.includes(status) && headers["connection"] === "close" && text === "";
  if (missing.length > 0 && !isOfParser) {
    faults.push({ kind: "headers", detail: `${status} without ${missing.join(", ")}` });
  }
  if (headers["content-type"]?.startsWith("text/html") && !headers["content-security-policy"]) {
    faults.push({ kind: "headers", detail: `${status} without content-security-policy` });
  }
  const verdict = verdictFor(request, targets, origin);
  if (verdict && verdict !== "open" && letsThrough(request, answer)) {
    faults.push({ kind: "guard", detail: `${status}, expected ${verdict}` });
  }
  return faults;
}

/** Of headers, and of the router's data, in which a redirect is an answer like any other. */
function placesIn({ headers, text }: HostileAnswer): string[] {
  const refresh = /url=(.*)/i.exec(String(headers["refresh"] ?? ""))?.[1];
  const inData = headers["content-type"]?.includes("text/x-script")
    ? /"redirect","((?:[^"\\]|\\.)*)"/.exec(text)?.[1]
    : undefined;
  const places = [headers["location"], refresh, inData && JSON.parse(`"${inData}"`)];
  return places.filter((place) => typeof place === "string");
}

/** As a browser would resolve it. */
function staysHere(place: string, path: string, origin: string): boolean {
  const base = URL.canParse(path, origin) ? new URL(path, origin) : new URL(origin);
  // An address in place of a path never comes from a browser, but what it is sent to must still be ours.
  const from = base.origin === origin ? base : new URL(origin);
  return URL.canParse(place, from) && new URL(place, from).origin === origin;
}

/** What the router answers to `_routes=nothing`. */
const emptyData = "[{}]\n";

/** Answers to the router's data requests say by 202 that they lead elsewhere. */
function letsThrough({ method, path }: HostileRequest, { status, text }: HostileAnswer): boolean {
  if (status < 200 || status >= 300) return false;
  if (status === 202 && /\.data(?:\?|$)/.test(path)) return false;
  if (method === "OPTIONS" && text === "") return false;
  // Of routes that are not on this page: no loader has run.
  if (text === emptyData) return false;
  // The same without its body.
  if (method === "HEAD" && /\.data\?(?:.*&)?_routes=/.test(path)) return false;
  return true;
}

/** Who may have what the path names, however it is written. Null if it names nothing, or nobody is refused. */
function verdictFor(
  { method, path, caller }: HostileRequest,
  targets: readonly Target[],
  origin: string,
): Verdict | null {
  const meaning = meaningOf(path, origin);
  if (meaning === null) return null;
  const found = targets
    .filter((target) => target.path !== "/:file" && shapeOf(target.path).test(meaning))
    .toSorted((one, other) => partsIn(one.path) - partsIn(other.path))[0];
  if (!found) return null;
  const asked = method === "HEAD" ? "GET" : method;
  const operation = found.operations.find((one) => one.method === asked);
  if (operation) return operation.verdicts?.[caller] ?? null;
  return verdictOfAll(found.operations, caller);
}

/** An unknown method is refused to everybody whom all known methods refuse. */
function verdictOfAll(operations: Operation[], caller: Caller): Verdict | null {
  const verdicts = operations.map(({ verdicts }) => verdicts?.[caller] ?? "open");
  return verdicts.includes("open") ? null : (verdicts[0] ?? null);
}

const shapes = new Map<string, RegExp>();
function shapeOf(path: string): RegExp {
  const known = shapes.get(path);
  if (known) return known;
  const text = path.toLowerCase().replace(/:\w+/g, "[^/]+").replaceAll(".", "\\.");
  const made = new RegExp(`^${text === "/" ? "/" : text}$`);
  shapes.set(path, made);
  return made;
}
const partsIn = (path: string) => path.split(":").length;

function meaningOf(path: string, origin: string): string | null {
  try {
    let pathname = new URL(path, origin).pathname;
    for (let times = 0; times < 2; times++) pathname = decodeURIComponent(pathname);
    pathname = pathname.replace(/\\/g, "/").replace(/\/+/g, "/").toLowerCase();
    pathname = pathname.replace(/(?:\/_\.data|\.data|\/_payload\.json)$/, "");
    pathname = pathname.replace(/^\/(?:ja|en)(?=\/|$)/, "").replace(/\/$/, "");
    return pathname || "/";
  } catch {
    return null;
  }
}
