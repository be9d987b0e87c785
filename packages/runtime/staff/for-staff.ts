import {
  type Reach,
  reaches,
  type StaffRight,
  type StaffRights,
} from "@takujo/contracts/account/staff-policy";
import type { Context, MiddlewareHandler } from "hono";
import { matchedRoutes } from "hono/route";
import type { BearerVariables } from "../bearer/require-bearer.ts";
import { DomainError } from "../domain-error.ts";

type Guard = MiddlewareHandler<BearerVariables>;
/** For code outside of route definitions. */
export type StaffContext = Context<BearerVariables>;

/** Hono's method name for handlers that `use` adds. */
const everyMethod = "ALL";

/** The guards of routes for staff. Each requires one of its rights. */
const guards = new WeakMap<object, readonly StaffRight[]>();

/**
 * Who besides admins may call a route below `/admin`: part of its definition, and documented with it. One of the rights is
 * enough. A route without this is the admins'.
 */
export const forStaff = {
  /** With the right for all events, or for the whole site. */
  everywhere: (...rights: StaffRight[]) =>
    guardedBy(rights, "everywhere", (_, held) =>
      reachAmong(rights, held, (reach) => reaches(reach)),
    ),
  /** Also for some events only: the handler passes `reachOf(c)` on to where the event is known. */
  byEvent: (...rights: StaffRight[]) =>
    guardedBy(rights, "by event", (_, held) => reachAmong(rights, held, () => true)),
  /** At the event that the path names. */
  ofEvent: (...rights: StaffRight[]) =>
    guardedBy(rights, "of the event", (param, held) =>
      reachAmong(rights, held, (reach) => reaches(reach, param("eventId"))),
    ),
  /** By a rule that reads more of the path. `rights`: all that it may ask for. */
  by: (rights: StaffRight[], reachFor: ReachFor) => guardedBy(rights, "by the path", reachFor),
};

/** Undefined for those who may not call. */
type ReachFor = (
  param: (name: string) => string | undefined,
  held: StaffRights,
) => Reach | undefined;

/** The widest of those that are enough. */
function reachAmong(
  rights: readonly StaffRight[],
  held: StaffRights,
  isEnough: (reach: Reach) => boolean,
): Reach | undefined {
  const enough = rights
    .map((right) => held[right])
    .filter((reach): reach is Reach => reach !== undefined && isEnough(reach));
  return enough.find((reach) => reach === "everywhere") ?? enough[0];
}

function guardedBy(rights: readonly StaffRight[], where: string, reachFor: ReachFor) {
  const guard: Guard = async (c, next) => {
    const held = await c.get("staffRights")();
    const reach = reachFor((name) => c.req.param(name), held);
    if (reach === undefined) throw notAllowed();
    c.set("reach", reach);
    await next();
  };
  guards.set(guard, rights);
  return { "x-staff": `${rights.join(" or ")}, ${where}`, middleware: guard };
}

/**
 * Only admins, unless the route allows staff; then the route's own guard checks further. Use after `requireBearer`, which gives
 * no admin rights while impersonating, and before anything that reads a body. The guard is the first handler of the route that
 * will answer; a later route of the same shape does not count.
 */
export function requireStaff(): Guard {
  return async (c, next) => {
    const route = matchedRoutes(c).find(({ method }) => method !== everyMethod);
    const wanted = route && guards.get(route.handler);
    if (!c.get("bearer").roles.includes("admin")) {
      const held = wanted ? await c.get("staffRights")() : {};
      if (!wanted?.some((right) => held[right] !== undefined)) throw notAllowed();
    }
    await next();
  };
}

/** The events that the caller may act on, as the guard of the route found. */
export const reachOf = (c: StaffContext): Reach => c.get("reach") ?? [];

/** Who acts, and on which events. */
export interface StaffActor {
  id: string;
  reach: Reach;
}

export const actorOf = (c: StaffContext): StaffActor => ({
  id: c.get("bearer").userId,
  reach: reachOf(c),
});

/** Whether the caller has another right too, at an event or everywhere. */
export const callerHasRight = async (
  c: StaffContext,
  right: StaffRight,
  eventId?: string,
): Promise<boolean> => reaches((await c.get("staffRights")())[right], eventId);

/** For a verb that knows the event. */
export function assertWithin(reach: Reach, eventId: string | undefined): void {
  if (!reaches(reach, eventId)) throw notAllowed();
}

const notAllowed = () =>
  new DomainError("not-allowed", "Only staff with the right for it may do this.");
