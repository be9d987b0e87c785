import type { Database } from "@takujo/runtime/database/database";
import { callNames } from "../../../../packages/auth/calls.ts";
import { apiBodies, bodyFor } from "../../../integration/access/authorization/bodies.ts";
import { createCast } from "../../../integration/access/authorization/cast.ts";
import { objectFor } from "../../../integration/access/authorization/objects.ts";
import { type Caller, callers } from "../../../integration/access/authorization/rules.ts";
import { browser as browserName } from "../../../integration/support/visit.ts";
import { AuthBrowser } from "../../../support/auth-browser.ts";
import { hostileText, pick, type Random } from "../../../support/hostile/values.ts";
import type { TargetKind } from "./targets.ts";

/** Who and what there is to ask about: the people of the authorization matrix, what is A's, and what was seeded. */
export interface World {
  /** The public one. */
  origin: string;
  adminId: string;
  /** The token of a session that stands, without its signature. */
  knownSession: string;
  staleCookie: string;
  staleToken: string;
  headersOf(caller: Caller, kind: TargetKind): Record<string, string>;
  /** An address of this shape that leads somewhere. */
  pathTo(shape: string, random: Random): string;
  hostilePath(shape: string, random: Random): string;
  bodyFor(method: string, shape: string): unknown;
}

const zeroId = "00000000-0000-4000-8000-000000000000";
const kinds = "news article character staff faq legal event venue board-game".split(" ");

export async function createWorld(
  db: Database,
  { server, origin }: { server: string; origin: string },
): Promise<World> {
  const cast = await createCast(db, () => new AuthBrowser({ server, origin }));
  const address = await objectFor("/addresses/:id", db, cast.a.id);
  const reservation = await objectFor("/reservations/:id", db, cast.a.id);
  const seeded = await findSeeded(db);
  const headers = new Map<Caller, Record<string, string>>();
  for (const caller of callers) {
    const { cookies } = await cast.browserOf(caller);
    const token = cookies.get("auth_jwt");
    headers.set(caller, {
      ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") }),
      ...(token && { authorization: `Bearer ${token}` }),
    });
  }
  const stale = await cast.browserOf("admin");
  await db
    .deleteFrom("session")
    .where("id", "in", (query) =>
      query
        .selectFrom("session")
        .select("id")
        .where("userId", "=", cast.admin.id)
        .orderBy("createdAt", "desc")
        .limit(1),
    )
    .execute();
  const bodies = new Map<string, unknown>();
  for (const call of callNames) {
    const [method, path] = call.split(" ");
    bodies.set(`${method} /api/auth${path}`, await bodyFor(call, cast, db));
  }

  const partOf: Record<string, (shape: string) => string | undefined> = {
    id: (shape) => (shape.includes("address") ? address?.id : reservation?.id),
    eventId: () => cast.eventId,
    reservationId: () => reservation?.id,
    userId: () => cast.a.id,
    itemId: (shape) => (shape.includes("/event") ? cast.eventId : seeded.newsId),
    inquiryId: () => seeded.inquiryId,
    slug: (shape) => seeded.slugs[/\/(news|article|character|event)s?\//.exec(shape)?.[1] ?? ""],
    code: () => "1010041",
    number: () => "1",
    locale: () => "ja",
    hash: () => "x",
  };

  return {
    origin,
    adminId: cast.admin.id,
    knownSession: await cast.newSession(cast.admin.id),
    staleCookie: [...stale.cookies].map((pair) => pair.join("=")).join("; "),
    staleToken: stale.cookies.get("auth_jwt") ?? "",
    headersOf: (caller, kind) => ({
      "user-agent": browserName,
      ...headers.get(caller),
      // A page's browser sends no bearer of its own.
      ...(kind === "page" && { authorization: "" }),
    }),
    pathTo: (shape, random) =>
      shape.replace(/:(\w+)/g, (_all, name: string) => {
        if (name === "kind") return pick(random, kinds);
        if (name === "file") return pick(random, ["x.svg", "x.png", "x.json", "sitemap-1.xml"]);
        return partOf[name]?.(shape) ?? zeroId;
      }),
    hostilePath: (shape, random) =>
      shape.replace(/:(\w+)/g, () =>
        encodeURIComponent(hostileText(random).slice(0, 2_000).toWellFormed()),
      ),
    bodyFor: (method, shape) =>
      bodies.get(`${method} ${shape}`) ??
      apiBodies[`${method} ${shape}`] ??
      (shape.includes("/address") ? address?.change : undefined) ??
      (/\/reservations\/:id/.test(shape) ? reservation?.change : undefined),
  };
}

async function findSeeded(db: Database) {
  const one = async (table: "news" | "article" | "character" | "event") =>
    (await db.selectFrom(table).select(["id", "slug"]).limit(1).executeTakeFirst()) ?? null;
  const [news, article, character, event] = [
    await one("news"),
    await one("article"),
    await one("character"),
    await one("event"),
  ];
  const inquiry = await db.selectFrom("contact_inquiry").select("id").limit(1).executeTakeFirst();
  return {
    newsId: news?.id,
    inquiryId: inquiry?.id,
    slugs: {
      news: news?.slug,
      article: article?.slug,
      character: character?.slug,
      event: event?.slug,
    } as Record<string, string | undefined>,
  };
}
