import { openAccountMail } from "@takujo/auth/mail/account-mail";
import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import { developmentSecret } from "@takujo/runtime/secret/secret-keys";
import { seed as fillDatabase } from "../../../../packages/db/seed/seed.ts";
import { seedPostalAreas } from "../../../../tools/postal-codes/seed-postal-areas.ts";
import { freePort } from "../../../../tools/postgres/cluster.ts";
import { indexSearch } from "../../../../tools/postgres/seeded-database.ts";
import { seededIds } from "../../../../tools/shots/seeded-ids.ts";
import { signInAll } from "../../../../tools/shots/sign-in.ts";
import { runServer } from "../../../support/programs/run-server.ts";
import { temporaryStorage } from "../../../support/temporary-storage.ts";
import { type Effecting, watchEffects } from "./effects.ts";
import { type Line, openLine } from "./line.ts";
import { tellingOfImports } from "./rest.ts";

/** Who uses the site. Somebody who arrives has asked for a code, and has it. */
export const roles = ["visitor", "arriving", "player", "staff", "admin"] as const;
export type Role = (typeof roles)[number];

export interface Place {
  /** Of its record. */
  page: string;
  role: Role;
  address: string;
  /** The address without this site's ids, so the same in every run. */
  sample: string;
  /** It may be opened without a network: a service worker stores it. */
  mayBeStored?: boolean;
}

export interface Cookie {
  name: string;
  value: string;
  url: string;
}

export interface Site {
  line: Line;
  effects: Effecting;
  cookiesOf(role: Role): Cookie[];
  /** Parts of addresses in the records' samples. */
  ids: Record<string, string>;
  /** The first step of a sign-in, for somebody who has never come before. */
  askForCode(): Promise<Cookie[]>;
  /** The code of the last mail that was asked for. */
  lastCode(): Promise<string>;
  /** Ends every session, as if signed out from elsewhere. */
  endSessions(): Promise<void>;
  /** What the server logged as an error since it was asked last. */
  takeErrors(): string[];
  stop(): Promise<void>;
}

/** Of the seed, and one at the door. */
const people = {
  player: "kotori@example.jp",
  staff: "at-the-door@example.jp",
  admin: "desk@takujo.example",
};

/** The sample site on a migrated database of its own. No worker runs: nothing changes by itself. */
export async function openSite(databaseUrl: string): Promise<Site> {
  await fillDatabase(databaseUrl);
  await seedPostalAreas(databaseUrl);
  await indexSearch(databaseUrl);
  const line = await openLine(tellingOfImports);
  const storage = await temporaryStorage();
  const port = await freePort();
  line.lead(port);
  const server = await runServer({
    databaseUrl,
    env: {
      PORT: String(port),
      ORIGIN: line.origin,
      TRUSTED_PROXIES: "1",
      STORAGE_FOLDER: storage.folder,
      LOG_LEVEL: "info",
    },
  });
  const cookies = await signInAll(people, { origin: line.origin, databaseUrl });
  await makeStaff(databaseUrl, people.staff);
  const ids = await seededIds(databaseUrl, people.player);
  const effects = await watchEffects(databaseUrl);
  let read = server.logs().length;
  return {
    line,
    effects,
    ids,
    cookiesOf: (role) => (role in cookies ? cookies[role as keyof typeof cookies] : []),
    askForCode: () => askForCode(line),
    async lastCode() {
      const [job] = await effects.query<{ payload: { sealed: string } }>(
        "select payload from graphile_worker._private_jobs where key like 'account-mail:%' order by id desc limit 1",
      );
      const mail = openAccountMail(job?.payload.sealed ?? "", developmentSecret);
      if (mail.kind !== "sign-in-code") throw new Error("no code was asked for");
      return mail.code;
    },
    async endSessions() {
      await effects.query("delete from session");
      // Not an effect of the person.
      await effects.begin();
    },
    takeErrors() {
      const lines = server.logs().slice(read);
      read += lines.length;
      return lines.filter((each) => /"level":(?:50|60|"error"|"fatal")/.test(each));
    },
    async stop() {
      await effects.stop();
      await server.stop();
      await line.stop();
      await storage.remove();
    },
  };
}

async function makeStaff(databaseUrl: string, email: string): Promise<void> {
  const db = createDatabase(createPool({ connectionString: databaseUrl, onError: () => {} }));
  const { id } = await db
    .selectFrom("user")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await createStaffMember(db, { userId: id, roles: ["desk", "host", "editor"] });
  await db.destroy();
}

async function askForCode({ origin }: Line): Promise<Cookie[]> {
  const response = await fetch(`${origin}/auth/login`, {
    method: "POST",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ email: "somebody-new@example.jp" }).toString(),
    redirect: "manual",
  });
  await response.arrayBuffer();
  return response.headers.getSetCookie().map((text) => {
    const [pair = ""] = text.split(";");
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: origin };
  });
}
