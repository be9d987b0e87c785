import { setTimeout as pause } from "node:timers/promises";
import { seed } from "../../../../packages/db/seed/seed.ts";
import type { Person } from "../../crowd/people.ts";
import { openSessions } from "../../crowd/sessions.ts";
import type { ServerProgram } from "../programs.ts";
import type { Scene } from "../scene.ts";
import type { Caller, MixedCrowd, Reply } from "./mixed-calls.ts";

const roles = "web,auth,platform,games";
const peopleCount = 3_000;

/** Sample content, a session with room for everybody, and people who are signed in. */
export async function prepareCrowd(scene: Scene): Promise<MixedCrowd> {
  await seed(scene.databaseUrl);
  const [session] = await openSessions(scene.db, { capacity: 100_000 });
  const people = await scene.people(peopleCount);
  const [admin] = await scene.people(1, "admin");
  const person = people.pop();
  if (!session || !person || !admin) throw new Error("nobody is there");
  const { event_id: eventId } = await scene.db
    .selectFrom("event_session")
    .select("event_id")
    .where("id", "=", session.id)
    .executeTakeFirstOrThrow();
  let turn = 0;
  const nextPerson = () => people[turn++ % people.length] as Person;
  return { person, admin, nextPerson, session, eventId };
}

/** The real server in all of its roles. */
export async function startWholeServer(
  scene: Scene,
  env: Record<string, string> = {},
): Promise<ServerProgram> {
  const settings = { ROLES: roles, TRUSTED_PROXIES: "1", LOG_LEVEL: "error", ...env };
  const [server] = await scene.startServers(1, { env: settings });
  if (!server) throw new Error("there is no server");
  return server;
}

/** Calls once of each kind, again and again until nothing is refused. */
export async function untilNormal(port: number, callers: Caller[], timeoutMs: number) {
  const startedAt = performance.now();
  for (;;) {
    const replies: Reply[] = [];
    const waiting = callers.values();
    const lane = async () => {
      for (const caller of waiting) replies.push(await caller.call(port));
    };
    await Promise.all(Array.from({ length: 4 }, lane));
    const strange = replies.filter(({ isNormal }) => !isNormal).map(wordsFor);
    const milliseconds = performance.now() - startedAt;
    if (strange.length === 0 || milliseconds > timeoutMs) return { strange, milliseconds };
    await pause(100);
  }
}

export const wordsFor = ({ kind, status, body }: Reply) => `${kind} ${status || body}`.slice(0, 60);

const sortedTimes = (replies: Reply[]) =>
  replies.map(({ milliseconds }) => Math.round(milliseconds)).toSorted((a, b) => a - b);

/** Milliseconds within which 99 % were answered. */
export function ninetyNine(replies: Reply[]): number {
  const times = sortedTimes(replies);
  return times[Math.floor(times.length * 0.99)] ?? 0;
}
