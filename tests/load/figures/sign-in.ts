import { randomUUID } from "node:crypto";
import { createAuthApi } from "@takujo/auth/auth-api";
import { openAccountMail } from "@takujo/auth/mail/account-mail";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import { createLogger } from "@takujo/runtime/logger";
import pg from "pg";
import { measureInTurns, type Round } from "../compare.ts";
import { type Contestant, startContestant, withDatabaseTime } from "../contestant.ts";
import type { Statement, StatementSettings } from "../contestants/bare-statements.ts";
import type { Figure, Ground } from "./figure.ts";
import { benchSecret, startOurs } from "./our-server.ts";

const askPath = "/api/auth/email-otp/send-verification-otp";
const enterPath = "/api/auth/sign-in/email-otp";
const signInsInRound = 16;
const roundCount = 15;
const warmUpRounds = 12;

/** Sign-ins of new people by code, against their own statements run alone. PostgreSQL's processor time counts too. */
export async function measureSignIn(ground: Ground): Promise<Figure> {
  const { databaseUrl } = ground;
  const calls = await recordStatements(ground);
  const settings: StatementSettings = { databaseUrl, calls };
  const counted = (contestant: Contestant) => withDatabaseTime(contestant, databaseUrl);
  await using ours = counted(await startOurs(ground, "on", { TRUSTED_PROXIES: "1" }));
  await using bare = counted(await startContestant({ program: "bare-statements", settings }));
  const pool = createPool({ connectionString: databaseUrl, onError: console.error });
  const measure = (contestant: Contestant) =>
    contestant === ours ? signInRound(ours, ground, pool) : statementRound(bare);
  try {
    for (let round = 0; round < warmUpRounds; round++) {
      await measure(ours);
      await measure(bare);
    }
    const count = Object.values(calls).flat().length;
    return {
      name: "sign-in by code",
      method: "POST",
      asked: { path: `${askPath} and ${enterPath}` },
      result: await measureInTurns(ours, [bare], measure, roundCount),
      targets: {},
      note: `${count} statements, 8 people at a time, PostgreSQL's processor time counted`,
    };
  } finally {
    await pool.end();
  }
}

/** Runs something for each of some people, eight at a time, and tells what it cost. */
async function cost<Person>(
  contestant: Contestant,
  people: Person[],
  act: (person: Person) => Promise<unknown>,
): Promise<{ spent: number; seconds: number }> {
  const left = [...people];
  const before = await contestant.processorTime();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) await act(next);
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  return { spent: (await contestant.processorTime()) - before, seconds };
}

function roundOf(parts: { spent: number; seconds: number }[]): Round {
  const sum = (field: "spent" | "seconds") => parts.reduce((total, part) => total + part[field], 0);
  return {
    microseconds: sum("spent") / signInsInRound,
    perSecond: signInsInRound / sum("seconds"),
  };
}

let people = 0;
const newPeople = () =>
  Array.from({ length: signInsInRound }, () => {
    people++;
    return {
      number: people,
      email: `${randomUUID()}@example.jp`,
      address: `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`,
      cookie: "",
    };
  });

async function signInRound(ours: Contestant, { origin }: Ground, pool: pg.Pool): Promise<Round> {
  const everybody = newPeople();
  const post = async (path: string, body: object, person: (typeof everybody)[number]) => {
    const response = await fetch(`http://127.0.0.1:${ours.port}${path}`, {
      method: "POST",
      headers: {
        origin,
        "content-type": "application/json",
        "x-forwarded-for": person.address,
        cookie: person.cookie,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    return response;
  };
  const asked = await cost(ours, everybody, async (person) => {
    const answer = await post(askPath, { email: person.email, type: "sign-in" }, person);
    person.cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  });
  const codes = await readCodes(pool);
  const entered = await cost(ours, everybody, (person) =>
    post(enterPath, { email: person.email, otp: codes.get(person.email) }, person),
  );
  return roundOf([asked, entered]);
}

async function statementRound(bare: Contestant): Promise<Round> {
  const everybody = newPeople();
  const parts: { spent: number; seconds: number }[] = [];
  for (const call of ["ask", "enter"]) {
    const run = async ({ number }: { number: number }) => {
      const response = await fetch(`http://127.0.0.1:${bare.port}/${call}/${number}`);
      if (!response.ok) throw new Error(`the statements of ${call} fail`);
      await response.arrayBuffer();
    };
    parts.push(await cost(bare, everybody, run));
  }
  return roundOf(parts);
}

/** No worker sends the mails, so each still waits with its code. */
async function readCodes(pool: pg.Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ sealed: string }>(
    `select payload ->> 'sealed' as sealed from graphile_worker._private_jobs
     where key like 'account-mail:%' order by id desc limit 100`,
  );
  const mails = rows.map(({ sealed }) => openAccountMail(sealed, benchSecret));
  return new Map(mails.flatMap((mail) => ("code" in mail ? [[mail.to, mail.code]] : [])));
}

/** What one sign-in asks of PostgreSQL, in order, with where transactions begin and end. */
async function recordStatements({ databaseUrl, origin }: Ground) {
  const pool = createPool({ connectionString: databaseUrl, onError: console.error });
  const api = createAuthApi({
    db: createDatabase(pool),
    logger: createLogger({ level: "silent", name: "bench" }),
    origin,
    signingSecret: benchSecret,
    adminUserIds: [],
  });
  const send = async (path: string, body: object, cookie = "") => {
    const headers = { origin, "content-type": "application/json", cookie };
    const response = await api.request(path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  };
  const signIn = async () => {
    const email = `${randomUUID()}@example.jp`;
    const [asked, ask] = await recorded(() => send(askPath, { email, type: "sign-in" }));
    const otp = (await readCodes(pool)).get(email);
    const cookie = asked.headers.getSetCookie()[0]?.split(";")[0];
    const [, enter] = await recorded(() => send(enterPath, { email, otp }, cookie));
    return { ask, enter };
  };
  // The first sign-in also runs what runs only once.
  await signIn();
  const calls = await signIn();
  await pool.end();
  return calls;
}

async function recorded<Result>(act: () => Promise<Result>): Promise<[Result, Statement[]]> {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [asked, values] = given as [string | Partial<Statement>, unknown[] | undefined];
    const { text = "", values: own = [] } =
      typeof asked === "string" ? { text: asked, values: values ?? [] } : asked;
    statements.push({ text, values: Array.isArray(own) ? own : [] });
    return query.apply(this, given as never);
  } as never;
  try {
    return [await act(), statements];
  } finally {
    pg.Client.prototype.query = query;
  }
}
