import {
  heavyJson,
  hostileJson,
  hostileText,
  pick,
  type Random,
} from "../../../support/hostile/values.ts";
import { fieldNames, intents, type OpenApi, type Schema } from "./targets.ts";

export interface Body {
  type: string;
  bytes: Buffer;
}

const examples: Record<string, unknown> = {
  uuid: "00000000-0000-4000-8000-000000000000",
  date: "2026-12-01",
  "date-time": "2026-12-01T10:00:00.000Z",
  email: "kotori@example.jp",
};

/** Something that the schema lets pass, as far as it can be told without its patterns. */
export function goodValue(schema: Schema, document: OpenApi | null, random: Random): unknown {
  const { $ref, enum: choices, const: fixed, anyOf, oneOf, allOf, type, example } = schema;
  const again = (inner: unknown) => goodValue(inner as Schema, document, random);
  if (typeof $ref === "string") {
    return again(document?.components.schemas[$ref.split("/").at(-1) ?? ""] ?? {});
  }
  if (fixed !== undefined) return fixed;
  if (example !== undefined) return example;
  if (Array.isArray(choices)) return pick(random, choices);
  const some = (anyOf ?? oneOf) as Schema[] | undefined;
  if (some) return again(pick(random, some));
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map(again));
  switch (Array.isArray(type) ? type[0] : type) {
    case "object": {
      const members = Object.entries((schema["properties"] ?? {}) as Record<string, Schema>);
      return Object.fromEntries(members.map(([name, inner]) => [name, again(inner)]));
    }
    case "array":
      return schema["items"] ? [again(schema["items"])] : [];
    case "integer":
    case "number":
      return schema["minimum"] ?? 1;
    case "boolean":
      return random() < 0.5;
    case "string":
      return examples[String(schema["format"])] ?? "もりの";
    default:
      return null;
  }
}

const mark = "\u0001here\u0001";

/** The JSON of a value in which one place, or the whole, is what `json` says. */
export function withOnePlace(value: unknown, json: string, random: Random): string {
  const changed = structuredClone(value);
  if (typeof changed !== "object" || changed === null) return json;
  let at = changed as Record<string, unknown>;
  for (;;) {
    const names = Object.keys(at);
    if (names.length === 0) return json;
    const name = pick(random, names);
    const inner = at[name];
    if (typeof inner === "object" && inner !== null && random() < 0.7) {
      at = inner as Record<string, unknown>;
      continue;
    }
    at[name] = mark;
    // A function, so that a `$` in the JSON stays what it is.
    return JSON.stringify(changed).replace(JSON.stringify(mark), () => json);
  }
}

const json = (text: string): Body => ({ type: "application/json", bytes: Buffer.from(text) });
const urlEncoded = "application/x-www-form-urlencoded";
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
const manyFields = Array.from({ length: 20_000 }, (_, index) => `k${index}=`).join("&");

function form(random: Random): string {
  const names = Array.from({ length: 1 + Math.floor(random() * 12) }, () =>
    pick(random, fieldNames),
  );
  const fields = names.map((name) => `${encoded(name)}=${encoded(hostileText(random))}`);
  return [`intent=${pick(random, intents)}`, ...fields].join("&");
}

function multipart(random: Random): string {
  const parts = Array.from({ length: 1 + Math.floor(random() * 5) }, () => {
    const name = pick(random, [...fieldNames, "file", "__proto__", 'a"; filename="x']);
    const file = random() < 0.4 ? `; filename="${pick(random, ["x.png", "", "../x", "\0"])}"` : "";
    const head = `content-disposition: form-data; name="${name}"${file}`;
    return `--edge\r\n${head}\r\n\r\n${hostileText(random).toWellFormed()}\r\n`;
  });
  return parts.join("") + (random() < 0.8 ? "--edge--\r\n" : "");
}

/** Ways to corrupt a valid body. */
export const bodyTroubles: Record<string, (good: unknown, random: Random) => Body> = {
  "a hostile member": (good, random) => json(withOnePlace(good, hostileJson(random), random)),
  "another hostile member": (good, random) => json(withOnePlace(good, hostileJson(random), random)),
  "a hostile value for a body": (_good, random) => json(hostileJson(random)),
  "a heavy member": (good, random) =>
    json(withOnePlace(good, pick(random, Object.values(heavyJson))(), random)),
  "a heavy body": (_good, random) => json(pick(random, Object.values(heavyJson))()),
  "prototype keys": (good) =>
    json(
      JSON.stringify(good ?? {}).replace(/^\{/, '{"__proto__":{"role":"admin"},"constructor":1,'),
    ),
  "half a body": (good) => json(JSON.stringify(good ?? { a: 1 }).slice(0, -1)),
  "no text at all": () => ({ type: "application/json", bytes: Buffer.from([0xff, 0xfe, 0, 0xc3]) }),
  "plain text": (good) => ({ type: "text/plain", bytes: Buffer.from(JSON.stringify(good ?? "x")) }),
  "an unknown type": (good) => ({
    type: "x/\u00ff; charset=utf-7",
    bytes: Buffer.from(JSON.stringify(good ?? "x")),
  }),
  "a form": (_good, random) => ({ type: urlEncoded, bytes: Buffer.from(form(random)) }),
  "another form": (_good, random) => ({ type: urlEncoded, bytes: Buffer.from(form(random)) }),
  "20,000 fields": () => ({ type: urlEncoded, bytes: Buffer.from(manyFields) }),
  "one field of a million characters": (_good, random) => ({
    type: urlEncoded,
    bytes: Buffer.from(`${pick(random, fieldNames)}=${"%41".repeat(300_000)}`),
  }),
  "a form in parts": (_good, random) => ({
    type: "multipart/form-data; boundary=edge",
    bytes: Buffer.from(multipart(random)),
  }),
  "parts without an edge": () => ({
    type: "multipart/form-data",
    bytes: Buffer.from("--edge\r\n\r\n"),
  }),
  "a picture that is none": () => ({
    type: "application/octet-stream",
    bytes: Buffer.from("89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000", "hex"),
  }),
};

/** Few of these: each is far more than anybody may send. */
export const hugeBody = (random: Random): Body => ({
  type: pick(random, [urlEncoded, "application/json", "application/octet-stream"]),
  bytes: Buffer.alloc(24_000_000, "a=1&"),
});
