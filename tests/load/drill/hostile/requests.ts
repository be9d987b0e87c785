import { randomUUID } from "node:crypto";
import type { Caller } from "../../../integration/access/authorization/rules.ts";
import { callers } from "../../../integration/access/authorization/rules.ts";
import { hostileText, pick, type Random, seededRandom } from "../../../support/hostile/values.ts";
import { type Body, bodyTroubles, goodValue, hugeBody } from "./bodies.ts";
import { headerTroubles } from "./headers.ts";
import type { HostileRequest } from "./hostile-request.ts";
import type { Operation, Target } from "./targets.ts";
import type { World } from "./world.ts";

export const methods = "GET POST HEAD PUT PATCH DELETE OPTIONS TRACE QUERY PURGE".split(" ");
const readOnly = ["GET", "HEAD", "OPTIONS", "TRACE"];

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** One letter or slash of a path, written otherwise. */
function inPath(path: string, random: Random, write: (letter: string) => string): string {
  const places = [...path.matchAll(/[a-z]/gi)].map(({ index }) => index);
  if (places.length === 0) return path;
  const at = pick(random, places);
  return path.slice(0, at) + write(path[at] ?? "") + path.slice(at + 1);
}
function atSlash(path: string, random: Random, write: string): string {
  const places = [...path.matchAll(/\//g)].map(({ index }) => index);
  const at = pick(random, places);
  return path.slice(0, at) + write + path.slice(at + 1);
}

const pathTroubles: Record<string, (path: string, random: Random) => string> = {
  "an encoded letter": (path, random) => inPath(path, random, percent),
  "an encoded letter at the start": (path) => path.replace(/[a-z]/i, percent),
  "a letter encoded twice": (path, random) =>
    inPath(path, random, (letter) => percent(letter).replace("%", "%25")),
  "every letter encoded": (path) => path.replace(/[a-z]/gi, percent),
  "a capital letter": (path, random) => inPath(path, random, (letter) => letter.toUpperCase()),
  "an encoded slash": (path, random) => atSlash(path, random, "/%2f"),
  "a doubled slash": (path, random) => atSlash(path, random, "//"),
  "a backslash": (path, random) => atSlash(path, random, "/\\"),
  "dot segments": (path, random) => atSlash(path, random, pick(random, ["/./", "/x/../", "/%2e/"])),
  "a slash at the end": (path) => `${path}/`,
  "a dot at the end": (path) => `${path}.`,
  "a semicolon": (path) => `${path};x=1`,
  "a NUL in the path": (path) => `${path}%00`,
  "half a character": (path) => `${path}%ED%A0%80`,
  "a broken escape": (path) => `${path}%zz%`,
  "bytes beyond ASCII": (path) => `${path}\u00ff\u00fe`,
  "an address in place of a path": (path) => `http://evil.example${path}`,
  "a long path": (path) => `${path}/${"a/".repeat(3_000)}`,
};

const queryTroubles: Record<string, (names: string[], random: Random) => string> = {
  "a hostile query": (names, random) => `${pick(random, names)}=${encoded(hostileText(random))}`,
  "another hostile query": (names, random) =>
    `${pick(random, names)}=${encoded(hostileText(random))}&${pick(random, names)}=${encoded(hostileText(random))}`,
  "a query of everything": (names, random) =>
    names
      .map((name) => `${name}=${encoded(hostileText(random))}`)
      .join("&")
      .slice(0, 6_000),
  "a name more than once": (names, random) => {
    const name = pick(random, names);
    return `${name}=1&${name}=2&${name}[]=3&${name}[__proto__]=4&__proto__[x]=1`;
  },
  "a query of raw bytes": (names, random) => `${pick(random, names)}=%ED%A0%80%00%zz\u00ff`,
  "2,000 parameters": () => Array.from({ length: 2_000 }, (_, index) => `k${index}`).join("&"),
};

/** The request follows from the seed and its number alone, except for ids of people and things in the world. */
export function makeRequest(
  index: number,
  seed: number,
  targets: readonly Target[],
  world: World,
): HostileRequest {
  const random = seededRandom(Math.imul(seed, 0x9e3779b1) + index);
  // Round after round: each target with the next method and person.
  const target = targets[index % targets.length] as Target;
  const round = Math.floor(index / targets.length);
  const caller = callers[(round + index) % callers.length] as Caller;
  const own = target.operations.map(({ method }) => method);
  const method =
    round % 2 === 0 ? pick(random, own) : (methods[(round >> 1) % methods.length] as string);
  const operation = target.operations.find((one) => one.method === method) ?? target.operations[0];
  const request: HostileRequest = {
    index,
    target,
    caller,
    method,
    path: formOf(target, world.pathTo(target.path, random), random),
    headers: { ...world.headersOf(caller, target.kind), "x-request-id": `hostile-${index}` },
    body: null,
    trouble: "nothing",
  };
  request.headers["x-forwarded-for"] = `10.${index & 255}.${(index >> 8) & 255}.${round & 255}`;
  if (!readOnly.includes(method)) {
    request.headers["origin"] = world.origin;
    request.headers["idempotency-key"] = randomUUID();
  }
  spoil(request, operation as Operation, world, random);
  return request;
}

/** Pages in three languages, as documents and as data. */
function formOf({ kind }: Target, path: string, random: Random): string {
  if (kind === "api" || kind === "auth") return path;
  const prefix = pick(random, ["", "", "/ja", "/en"]);
  if (kind === "resource") return prefix + path;
  const bare = path === "/" ? prefix || "/" : prefix + path;
  const data = path === "/" ? `${prefix}/_.data` : `${bare}.data`;
  return pick(random, [bare, bare, data, `${bare.replace(/\/$/, "")}/_payload.json`]);
}

function spoil(request: HostileRequest, operation: Operation, world: World, random: Random): void {
  const { method, target } = request;
  const good = () =>
    world.bodyFor(method, target.path) ??
    (operation.schema ? goodValue(operation.schema, operation.document, random) : {});
  const setBody = ({ type, bytes }: Body) => {
    request.headers["content-type"] = type;
    request.body = bytes;
  };
  const takesBody = !readOnly.includes(method);
  if (takesBody && random() < 0.3) {
    setBody({ type: "application/json", bytes: Buffer.from(JSON.stringify(good())) });
  }
  const kinds: [number, () => void][] = [
    [1, () => {}],
    [
      4,
      () => {
        const [name, write] = pick(random, Object.entries(pathTroubles));
        request.trouble = name;
        request.path = write(request.path, random);
      },
    ],
    [
      2,
      () => {
        request.trouble = "hostile parts of the path";
        request.path = formOf(target, world.hostilePath(target.path, random), random);
      },
    ],
    [
      4,
      () => {
        const [name, write] = pick(random, Object.entries(queryTroubles));
        request.trouble = name;
        request.path += `?${write([...operation.query, "__proto__"], random)}`;
      },
    ],
    [
      3,
      () => {
        const [name, change] = pick(random, Object.entries(headerTroubles));
        request.trouble = name;
        change(request, random, world);
      },
    ],
    [
      takesBody ? 10 : 1,
      () => {
        const [name, write] = pick(random, Object.entries(bodyTroubles));
        request.trouble = name;
        setBody(write(good(), random));
      },
    ],
    [
      takesBody ? 0.05 : 0,
      () => {
        request.trouble = "24 megabytes";
        setBody(hugeBody(random));
      },
    ],
  ];
  const total = kinds.reduce((sum, [weight]) => sum + weight, 0);
  let left = random() * total;
  for (const [weight, apply] of kinds) {
    left -= weight;
    if (left <= 0) {
      apply();
      return;
    }
  }
}
