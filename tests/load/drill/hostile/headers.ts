import { hostileText, pick, type Random } from "../../../support/hostile/values.ts";
import type { HostileRequest } from "./hostile-request.ts";
import type { World } from "./world.ts";

type Change = (request: HostileRequest, random: Random, world: World) => void;

/** What a header can hold: no line ends, and bytes only. */
const printable = (text: string) => encodeURI(text.toWellFormed()).replaceAll("%", "\u00a5");

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const forgedToken = (random: Random, userId: string) => {
  const head = pick(random, [
    { alg: "none" },
    { alg: "HS256", kid: "x" },
    { alg: "EdDSA", kid: "../../x" },
    { alg: "EdDSA", jwk: { kty: "OKP" } },
  ]);
  const claims = { sub: userId, role: "admin", sid: "x", exp: pick(random, [9e15, 0, -1, "x"]) };
  return `${encode(head)}.${encode(claims)}.${pick(random, ["", "AAAA", "A".repeat(5_000)])}`;
};

/** Forged credentials count as anonymous. */
function comeAs(request: HostileRequest, headers: Record<string, string>): void {
  request.caller = "anonymous";
  delete request.headers["cookie"];
  delete request.headers["authorization"];
  Object.assign(request.headers, headers);
}

const header =
  (name: string): Change =>
  (request, random) => {
    request.headers[name] = printable(hostileText(random));
  };

/** What may come in headers and cookies. */
export const headerTroubles: Record<string, Change> = {
  "a forged session cookie": (request, random, world) => {
    const value = pick(random, [
      `${world.knownSession}.${"A".repeat(43)}=`,
      world.knownSession,
      "%00",
      "x".repeat(4_000),
      printable(hostileText(random)),
    ]);
    const names = ["__Secure-better-auth.session_token", "__Host-better-auth.session_token"];
    comeAs(request, {
      cookie: `${pick(random, names)}=${encodeURIComponent(value)}; session_version=1`,
    });
  },
  "a forged token": (request, random, world) => {
    const token = forgedToken(random, world.adminId);
    comeAs(request, {
      cookie: `auth_jwt=${token}; session_version=9`,
      authorization: `Bearer ${token}`,
    });
  },
  "a hostile bearer": (request, random) =>
    comeAs(request, {
      authorization: pick(random, [
        "Bearer",
        "Bearer ",
        "Basic eA==",
        `Bearer ${printable(hostileText(random))}`,
        `Bearer ${"a.".repeat(3_000)}`,
      ]),
    }),
  "a stale session": (request, _random, world) =>
    comeAs(request, { cookie: world.staleCookie, authorization: `Bearer ${world.staleToken}` }),
  "a hostile session version": (request, random) => {
    const others = request.headers["cookie"] ?? "";
    request.headers["cookie"] = `${others}; session_version=${printable(hostileText(random))}`;
  },
  "hostile cookies": (request, random) => {
    const names = [
      "locale",
      "i18n_redirected",
      "__proto__",
      "asking_browser",
      "theme",
      "pending_code",
    ];
    const cookies = names.map((name) => `${name}=${printable(hostileText(random))}`).join("; ");
    request.headers["cookie"] = `${cookies}; ${request.headers["cookie"] ?? ""}`.slice(0, 8_000);
  },
  "800 cookies": (request) => {
    const cookies = Array.from({ length: 800 }, (_, index) => `c${index}=1`).join("; ");
    request.headers["cookie"] = `${cookies}; ${request.headers["cookie"] ?? ""}`;
  },
  "a header of 100 kB": (request) => {
    request.headers["x-long"] = "a".repeat(100_000);
  },
  "a hostile idempotency key": header("idempotency-key"),
  "a hostile language": header("accept-language"),
  "a long language": (request) => {
    request.headers["accept-language"] = "a-b-c;q=0.1,".repeat(900);
  },
  "a hostile host": (request, random) => {
    request.headers["host"] = pick(random, [
      "evil.example",
      "",
      "a:b:c",
      "[::1",
      "x".repeat(3_000),
    ]);
  },
  "hostile forwarding": (request, random) => {
    for (const name of ["x-forwarded-for", "x-forwarded-host", "x-client-address", "forwarded"]) {
      request.headers[name] = printable(hostileText(random));
    }
  },
  "a hostile agent": header("user-agent"),
  "hostile conditions": (request, random) => {
    request.headers["if-none-match"] = pick(random, ["*", '"', 'W/"x"'.repeat(900), "\u00ff"]);
    request.headers["if-modified-since"] = pick(random, ["x", "Sat, 31 Feb 275760 00:00:00 GMT"]);
    request.headers["range"] = pick(random, ["bytes=-1", "bytes=9-1", "bytes=0-0,".repeat(900)]);
  },
  "a hostile encoding": (request, random) => {
    request.headers["accept-encoding"] = pick(random, ["br;q=x", "*;q=0", "gzip,".repeat(900)]);
    request.headers["content-encoding"] = pick(random, ["gzip", "br", "x"]);
  },
  "another method in a header": (request) => {
    request.headers["x-http-method-override"] = "DELETE";
    request.headers["x-original-url"] = "/admin/dashboard";
    request.headers["x-rewrite-url"] = "/admin/dashboard";
    request.headers["x-middleware-subrequest"] = "middleware";
  },
  "a request of another site": (request, random) => {
    request.headers["origin"] = pick(random, [
      "null",
      "https://evil.example",
      "http://takujo.example",
    ]);
    request.headers["sec-fetch-site"] = "cross-site";
  },
  "a hostile request id": header("x-request-id"),
  "an upgrade": (request) => {
    request.headers["connection"] = "upgrade";
    request.headers["upgrade"] = "websocket";
  },
  "an expectation": (request) => {
    request.headers["expect"] = "something";
  },
};
