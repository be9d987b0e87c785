/**
 * Inputs as an enemy would choose them, made from an OpenAPI document: every parameter and every property of a body, one at a time,
 * with values that a database, a date or a number cannot hold.
 */

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  minLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

interface HostileRequest {
  method: string;
  /** With its query, encoded. */
  path: string;
  /** As it is sent: text of JSON. */
  body?: string;
  /** The attack. */
  title: string;
}

/** Data of a call besides its document: path values, and a valid body. */
export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

const someId = "11111111-1111-4111-8111-111111111111";

const texts = [
  "\u0000",
  "a\u0000b",
  "\ud800",
  "a\udfffb",
  "\ufffe\uffff",
  "",
  " ",
  "\r",
  "\u2028",
  "\u202e",
  "'; drop table news; --",
  "%00",
  "%",
  "\\u0000",
  "__proto__",
  "a".repeat(5_000),
  "🎲".repeat(300),
];
const ids = [
  "0",
  "null",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "00000000-0000-0000-0000-000000000000",
  "11111111111141118111111111111111",
  "{11111111-1111-4111-8111-111111111111}",
];
const days = [
  "0000-01-01",
  "0001-01-01",
  "0000-12-31",
  "9999-12-31",
  "2026-02-30",
  "2026-13-01",
  "+275760-09-13",
  "-000001-01-01",
  "294277-01-01",
  "infinity",
  "-infinity",
  "epoch",
  "now",
  "2026-11-15 BC",
];
const moments = [
  ...days,
  ...days.slice(0, 5).map((day) => `${day}T00:00:00Z`),
  "0000-01-01T00:00:00.000000Z",
  "2026-11-15T24:00:00Z",
  "2026-11-15T23:59:60Z",
  "2026-11-15T00:00:00+99:99",
];
const numbers = [
  -1,
  0,
  0.5,
  1e308,
  -1e308,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  Number.MAX_SAFE_INTEGER,
  Number.MIN_VALUE,
];
const spelledNumbers = ["1e999", "-0", "0x10", "NaN", "Infinity", "1_000", "99999999999999999999"];
const cursors = [
  `0000-01-01T00:00:00.000000Z_${someId}`,
  `0001-01-01T00:00:00.000000Z_${someId}`,
  `9999-12-31T23:59:59.999999Z_${someId}`,
  `2026-11-15T24:00:00.000000Z_${someId}`,
  `2026-02-30T00:00:00.000000Z_${someId}`,
  `infinity_${someId}`,
  "2026-11-15T00:00:00.000000Z_\u0000",
  "_",
  "__",
  "999999999999999999",
  "99999999999999999999",
  "1_1",
  "a|b|c",
  "eyJhIjoxfQ",
  "W10",
  "[]",
  "{}",
  '["0000-01-01T00:00:00.000000Z","x"]',
];
const otherShapes: unknown[] = [null, true, [], {}, [null], [[]], { length: 1 }, { toString: "x" }];

/** Written as they are into an address: not all of them can be encoded from a text. */
const hostileEscapes: readonly string[] = [
  "%00",
  "a%00b",
  "%ED%A0%80",
  "%FF%FE",
  "%",
  "%zz",
  "%2e%2e%2f",
];

const uuidLike = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;
const dayLike = /^\d{4}-\d\d-\d\d/;
const few = texts.slice(0, 4);

/** Values for a place where this one is good: those that come near it go furthest. */
function hostileValues(good: unknown): unknown[] {
  if (typeof good === "number") return [...numbers, ...few.slice(0, 2), ...otherShapes];
  if (typeof good !== "string") return ["\u0000", "\ud800", 2 ** 63, ...otherShapes];
  if (uuidLike.test(good)) return [...few, ...ids, ...otherShapes];
  if (dayLike.test(good)) return [...few, ...moments, ...otherShapes];
  return [...texts, 2 ** 63, ...otherShapes];
}

function hostileParameter({ name, schema = {} }: Parameter): string[] {
  if (schema.format === "uuid") return [...few, ...ids];
  if (schema.format === "date") return [...few, ...days];
  if (schema.type === "integer") return [...few, ...numbers.map(String), ...spelledNumbers];
  if (schema.enum) return [...few];
  return name === "after" ? [...texts, ...cursors] : [...texts, ...days.slice(0, 3)];
}

/** One request for each parameter and property of every operation, and each value. */
export function* hostileRequests(
  document: OpenApiDocument,
  knownOf: (method: string, path: string) => Sample = () => ({}),
): Generator<HostileRequest> {
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      yield* requestsOf(document, method.toUpperCase(), path, operation, knownOf(method, path));
    }
  }
}

function* requestsOf(
  document: OpenApiDocument,
  method: string,
  path: string,
  { parameters = [], requestBody }: Operation,
  known: Sample,
): Generator<HostileRequest> {
  const addressed = addressing(document, path, parameters, known);
  const schema = requestBody?.content["application/json"]?.schema;
  const good = schema && (known.body ?? sampleOf(document, schema));
  const usualBody = good === undefined ? {} : { body: JSON.stringify(good) };
  for (const parameter of parameters) {
    for (const value of [...hostileParameter(parameter).map(encode), ...hostileEscapes]) {
      const title = `${method} ${path} ${parameter.name}=${value.slice(0, 60)}`;
      yield { method, path: addressed({ [parameter.name]: value }), ...usualBody, title };
    }
  }
  if (good === undefined) return;
  for (const { at, value, body } of hostileBodies(good)) {
    const title = `${method} ${path} ${at}=${(JSON.stringify(value) ?? "").slice(0, 60)}`;
    yield { method, path: addressed(), body: JSON.stringify(body), title };
  }
  for (const body of ["", "{", "null", "[]", '"a"', "0", `{"a":${"[".repeat(2_000)}`]) {
    yield { method, path: addressed(), body, title: `${method} ${path} ${body.slice(0, 20)}` };
  }
}

/** Addresses of one call, with what is needed filled in; `changed` is encoded already. */
function addressing(
  document: OpenApiDocument,
  path: string,
  parameters: Parameter[],
  known: Sample,
): (changed?: Record<string, string>) => string {
  const needed = parameters.filter(({ in: place, required }) => place === "path" || required);
  const usual = needed.map(({ name, schema = {} }) => {
    const value = known.params?.[name] ?? known.query?.[name] ?? sampleOf(document, schema);
    return [name, encodeURIComponent(String(value))] as const;
  });
  return (changed = {}) => {
    const values: Record<string, string> = { ...Object.fromEntries(usual), ...changed };
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] || "-");
    const query = parameters
      .filter(({ name, in: place }) => place === "query" && values[name] !== undefined)
      .map(({ name }) => `${name}=${values[name]}`);
    return query.length > 0 ? `${filled}?${query.join("&")}` : filled;
  };
}

/** A half of a pair has no encoding: its bytes as some programs write them. */
const encode = (text: string) =>
  text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll("%EF%BF%BD", "%ED%A0%80");

interface HostileBody {
  /** Where the hostile value is, by names and numbers with dots between. */
  at: string;
  value: unknown;
  body: unknown;
}

/** A body with each of its values, however deep, replaced by each hostile value. */
function* hostileBodies(good: unknown, at = ""): Generator<HostileBody> {
  for (const value of hostileValues(good)) yield { at: at || "body", value, body: value };
  if (typeof good !== "object" || good === null) return;
  for (const [name, part] of Object.entries(good)) {
    const replaced = (value: unknown) =>
      Array.isArray(good)
        ? good.map((item, index) => (String(index) === name ? value : item))
        : { ...good, [name]: value };
    for (const inner of hostileBodies(part, at ? `${at}.${name}` : name)) {
      yield { ...inner, body: replaced(inner.body) };
    }
  }
}

/** Something that a schema allows, as far as it says. */
function sampleOf(document: OpenApiDocument, schema: Schema, depth = 0): unknown {
  const inner = (part: Schema) => sampleOf(document, part, depth + 1);
  if (depth > 8) return null;
  if (schema.$ref) {
    return inner(document.components?.schemas?.[schema.$ref.split("/").at(-1) ?? ""] ?? {});
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return inner(choice);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inner));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, inner(part)]),
      );
    case "array":
      return schema.items ? [inner(schema.items)] : [];
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return false;
    case "string":
      return sampleText(schema);
    default:
      return null;
  }
}

function sampleText({ format, minLength = 1 }: Schema): string {
  if (format === "uuid") return someId;
  if (format === "date") return "2026-11-15";
  if (format === "date-time") return "2026-11-15T00:00:00Z";
  if (format === "email") return "kotori@example.jp";
  return "a".repeat(Math.max(1, minLength));
}
