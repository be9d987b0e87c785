import { randomUUID } from "node:crypto";
import { createAuthApi } from "@takujo/auth/auth-api";
import { type AccountMail, openAccountMail } from "@takujo/auth/mail/account-mail";
import { createEvent } from "@takujo/db/testing/create-event";
import { createChallenge } from "@takujo/inbox/contact/challenge";
import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { createGamesApi } from "../../../../apps/server/api/games-api.ts";
import { createPlatformApi } from "../../../../apps/server/api/platform-api.ts";
import { reserving } from "../../../support/reserving.ts";
import { testOrigin } from "../../../support/signed-in.ts";
import { silentLogger } from "../../../support/silent-logger.ts";
import type { LimitedKind } from "./kinds.ts";

const secret = "of the test";

/** All actions by which one person causes a mail to another. Each leaves the mail in the queue. */
export async function actsOn(db: Database): Promise<Record<LimitedKind, () => Promise<void>>> {
  const options = { db, logger: silentLogger, secret, origin: testOrigin };
  const [games, platform] = [createGamesApi(options), createPlatformApi(options)];
  const auth = createAuthApi({ ...options, signingSecret: secret, adminUserIds: [] });
  const { player, session } = await reserving(db);

  async function send(
    api: { request: (path: string, init: RequestInit) => Response | Promise<Response> },
    path: string,
    body: object,
    cookie = "",
  ) {
    const answer = await api.request(path, {
      method: "POST",
      headers: {
        ...{ "content-type": "application/json", "idempotency-key": randomUUID() },
        ...{ origin: testOrigin, "x-client-address": "203.0.113.7", cookie },
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  /** A party that was sent a link for a place, in an event with two tables. */
  async function party() {
    const { id: eventId } = await createEvent(db);
    const startsAt = new Date(Date.now() + 10 * 24 * 3_600_000);
    const at = { eventId, startsAt, capacity: 4 };
    const [sessionId, otherId] = [await session(at), await session(at)];
    const holder = await player();
    const { id } = await holder.hold(sessionId, 2);
    await holder.confirm(id);
    const path = `/reservations/${id}/friend-seats`;
    const { id: seatId } = await read<{ id: string }>(holder.call("POST", path, { place: 1 }));
    const { places } = await read<{ places: { token?: string }[] }>(holder.call("GET", path));
    const token = places[1]?.token ?? "";
    return {
      take: () =>
        send(games, "/api/v1/friend-takings", {
          ...{ token, nickname: "たかし", email: `${randomUUID()}@example.jp` },
        }),
      decline: () => send(games, "/api/v1/friend-refusals", { token }),
      withdraw: () => read(holder.call("POST", `${path}/${seatId}/withdraw`, {})),
      move: async () => {
        const { version } = await holder.read(id);
        await holder.change(id, { version, sessionId: otherId });
      },
      cancel: () => holder.cancel(id),
    };
  }

  const afterTaking =
    (act: (of: Awaited<ReturnType<typeof party>>) => Promise<unknown>) => async () => {
      const of = await party();
      await of.take();
      await act(of);
    };

  async function changeAddress(newEmail: string) {
    const email = `${randomUUID()}@example.jp`;
    const asked = await send(auth, "/api/auth/email-otp/send-verification-otp", {
      ...{ email, type: "sign-in" },
    });
    const code = await lastMail("sign-in-code");
    const browser = cookiesOf(asked);
    const entered = await send(
      auth,
      "/api/auth/sign-in/email-otp",
      { email, otp: code.code },
      browser,
    );
    const cookie = `${browser}; ${cookiesOf(entered)}`;
    await send(auth, "/api/auth/change-email", { newEmail }, cookie);
    const token = new URL((await lastMail("confirm-change")).url).searchParams.get("token");
    await send(auth, "/api/auth/verify-email", { token });
  }

  async function lastMail<Kind extends AccountMail["kind"]>(kind: Kind) {
    const found = (await accountMails(db)).findLast((mail) => mail.kind === kind);
    if (!found) throw new Error(`No ${kind}`);
    return found as Extract<AccountMail, { kind: Kind }>;
  }

  return {
    "account-mail sign-in-code": async () => {
      const body = { email: `${randomUUID()}@example.jp`, type: "sign-in" };
      await send(auth, "/api/auth/email-otp/send-verification-otp", body);
    },
    "account-mail verify-address": () => changeAddress(`${randomUUID()}@example.jp`),
    "account-mail address-in-use": async () => changeAddress((await player()).email),
    "contact-copy": async () => {
      await send(platform, "/api/platform/v1/contact-inquiries", {
        ...{ category: "event", name: "森野", email: `${randomUUID()}@example.jp`, body: "？" },
        ...{ locale: "ja", replyLocale: "ja", proof: "" },
        challenge: createChallenge(secret, Date.now() - 10_000).token,
      });
    },
    "friend-mail ticket": afterTaking(async () => {}),
    "friend-mail accepted": afterTaking(async () => {}),
    "friend-mail changed": afterTaking(({ move }) => move()),
    "friend-mail cancelled": afterTaking(({ cancel }) => cancel()),
    "friend-mail withdrawn": afterTaking(({ withdraw }) => withdraw()),
    "friend-mail freed": async () => {
      await (await party()).decline();
    },
  };
}

async function read<Content>(answer: Response | Promise<Response>): Promise<Content> {
  const given = await answer;
  if (!given.ok) throw new Error(String(given.status));
  return (await given.json()) as Content;
}

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

async function accountMails(db: Database): Promise<AccountMail[]> {
  const { rows } = await sql<{ sealed: string }>`
    select payload ->> 'sealed' as sealed from graphile_worker._private_jobs
    where key like 'account-mail:%' order by id`.execute(db);
  return rows.map(({ sealed }) => openAccountMail(sealed, secret));
}

/** Mails that wait, by their kind. */
export async function waitingKinds(db: Database): Promise<string[]> {
  const { rows } = await sql<{ task: string; kind: string | null }>`
    select task.identifier as task, payload ->> 'kind' as kind from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id`.execute(db);
  const named = rows
    .filter(({ task }) => task !== "account-mail")
    .map(({ task, kind }) => (kind === null ? task : `${task} ${kind}`));
  const sealed = (await accountMails(db)).map(({ kind }) => `account-mail ${kind}`);
  return [...named, ...sealed];
}
