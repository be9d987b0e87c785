import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { routeRecords } from "../../../../apps/web/app/shell/routing/records.ts";
import { callNames } from "../../../../packages/auth/calls.ts";
import {
  type Verdicts,
  verdictsOfApi,
  verdictsOfCall,
  verdictsOfPage,
} from "../../../integration/access/authorization/rules.ts";

export type TargetKind = "page" | "resource" | "api" | "auth";

/** Something that answers: one path with all of its methods. */
export interface Target {
  kind: TargetKind;
  /** With its parts as `:name`. */
  path: string;
  /** Of the methods that it is known to have. */
  operations: Operation[];
}

export interface Operation {
  method: string;
  /** Null where nobody is refused. */
  verdicts: Verdicts | null;
  query: string[];
  /** What its body is made after. */
  schema: Schema | null;
  /** For references of the schema. */
  document: OpenApi | null;
}

export type Schema = Record<string, unknown>;

export interface OpenApi {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}
interface Described {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const web = join(import.meta.dirname, "../../../../apps/web");
const generated = new URL("../../../../packages/contracts/generated/", import.meta.url);

function apiTargets(name: string): Target[] {
  const text = readFileSync(new URL(`${name}.openapi.json`, generated), "utf8");
  const document = JSON.parse(text) as OpenApi;
  return Object.entries(document.paths).map(([template, described]) => {
    const path = template.replace(/\{(\w+)\}/g, ":$1");
    const operations = Object.entries(described).map(
      ([key, { parameters = [], requestBody }]): Operation => ({
        method: key.toUpperCase(),
        verdicts: verdictsOfApi(key.toUpperCase(), path),
        query: parameters.filter((one) => one.in === "query").map((one) => one.name),
        schema: requestBody?.content["application/json"]?.schema ?? null,
        document,
      }),
    );
    return { kind: "api", path, operations };
  });
}

/** Every page and every other route. */
function pageTargets(): Target[] {
  return routeRecords.flatMap(({ path, development, auth: access }): Target[] => {
    if (path === "*" || development) return [];
    const operation = { query: pageQueries, schema: null, document: null };
    const operations = ["GET", "POST"].map((method) => ({
      ...operation,
      method,
      verdicts: verdictsOfPage(method === "POST" ? (readOnly[path] ?? path) : path, access),
    }));
    return [{ kind: "page", path, operations }];
  });
}

/** The matrix says where reading leads. Writes are judged as those of the page with the form. */
const readOnly: Record<string, string> = { "/user/data/export": "/user/data" };

const webSources = globSync("app/**/*.{ts,tsx}", {
  cwd: web,
  exclude: (name) => /test/.test(name),
}).map((file) => readFileSync(`${web}/${file}`, "utf8"));
const namesIn = (shape: RegExp) => [
  ...new Set(webSources.flatMap((text) => [...text.matchAll(shape)].map(([, name = ""]) => name))),
];
/** What pages read from their addresses and forms. */
const pageQueries = namesIn(/\.get(?:All)?\("([\w-]+)"\)/g);
export const fieldNames = [...new Set([...namesIn(/\bname="([\w-]+)"/g), ...pageQueries])];
export const intents = namesIn(/(?:intent"?\)? === |case |intent" value=)"([\w-]+)"/g);

/** As `createResources` says them, in any language; and health. */
const resourcePaths = [
  ...[
    ...readFileSync(`${web}/app/resources/resources.ts`, "utf8").matchAll(
      /\.get\(["`]([^"`]+)["`]/g,
    ),
  ].map(([, path = ""]) => path.replace(/^[^/]+|\{.*\}/g, "")),
  "/healthz",
  "/readyz",
];

function resourceTargets(): Target[] {
  const query = "w h sets x palette composition icons locale".split(" ");
  const operation = { method: "GET", verdicts: null, query, schema: null, document: null };
  return resourcePaths.map((path) => ({ kind: "resource", path, operations: [operation] }));
}

function authTargets(): Target[] {
  const byPath = Map.groupBy(callNames, (call) => call.split(" ")[1] ?? "");
  return [...byPath].map(([path, known]) => ({
    kind: "auth",
    path: `/api/auth${path}`,
    operations: known.map((call) => ({
      method: call.split(" ")[0] ?? "",
      verdicts: verdictsOfCall(call),
      query: ["id", "token", "callbackURL", "disableCookieCache", "limit", "offset", "searchValue"],
      schema: null,
      document: null,
    })),
  }));
}

/** Everything that the site answers to, as its own tables tell. */
export const allTargets = (): Target[] => [
  ...pageTargets(),
  ...resourceTargets(),
  ...apiTargets("games"),
  ...apiTargets("platform"),
  ...authTargets(),
];
