import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { databaseUrl } from "../../../../tools/postgres/databases.ts";
import type { RunningPrometheus } from "../../../support/services/run-prometheus.ts";
import { drillOrigin } from "../programs.ts";
import type { Scene } from "../scene.ts";
import { newsPath, type Site } from "./site.ts";

export interface Fault {
  what: string;
  raises: string[];
  /** Alerts that may follow from the same fault. */
  mayRaise?: string[];
  make(): Promise<unknown>;
  end(): Promise<unknown>;
}

const fillingMegabytes = 200;
const waitingCallers = 40;

const guessIntervalMs = 50;

/** A fault that is only told of: it is another program's, or would take a full machine or days. */
const told = (site: Site, alert: string, what: string, series: string, value: number): Fault => ({
  what: `${what} (told by a stand-in)`,
  raises: [alert],
  make: async () => site.standIn.tell(series, value),
  end: async () => site.standIn.calm(),
});

export function faultsOf(scene: Scene, site: Site, prometheus: RunningPrometheus): Fault[] {
  const { pool } = scene;
  const filling = join(site.disk, "filling");
  let pressure = { stop: async () => {} };
  let guessing = { stop: async () => {} };
  return [
    {
      what: "the mail server is away while five people reserve",
      raises: ["TakujoMailFailing"],
      make: async () => {
        await site.postbox.stop();
        await site.reserve(5);
      },
      end: () => site.postbox.open(),
    },
    {
      what: "no worker runs, and a mail has been waiting for six minutes",
      raises: ["TakujoDown", "TakujoQueueStuck"],
      make: async () => {
        await site.worker.end("SIGKILL");
        await site.reserve(1);
        await pool.query(
          "update graphile_worker._private_jobs set run_at = run_at - interval '6 minutes'",
        );
      },
      end: () => site.worker.start(),
    },
    {
      what: "a job fails for the last time",
      raises: ["TakujoDeadJobs"],
      make: () =>
        pool.query("select graphile_worker.add_job('reservation-mail', '{}', max_attempts => 1)"),
      end: () =>
        pool.query(
          `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
           where attempts >= max_attempts`,
        ),
    },
    {
      what: "the listener's connection is ended, and a new one refused",
      raises: ["TakujoChangesNotHeard"],
      make: () => refuseConnections(scene, "application_name = 'takujo content changes'"),
      end: () => allowConnections(scene),
    },
    {
      what: "the disk of images is full",
      raises: ["TakujoImagesDiskFull"],
      make: async () => writeFileSync(filling, Buffer.alloc(fillingMegabytes * 1_000_000)),
      end: async () => rmSync(filling),
    },
    {
      what: "a table is missing",
      raises: ["TakujoFailures"],
      make: () => pool.query("alter table news rename to news_elsewhere"),
      end: () => pool.query("alter table news_elsewhere rename to news"),
    },
    {
      what: "a table takes seconds to read",
      raises: ["TakujoSlow"],
      // The list reads it three times, and may take five seconds in all.
      make: () =>
        pool.query(`alter table news rename to news_elsewhere;
          create view news as select news_elsewhere.* from news_elsewhere, lateral (select pg_sleep(1)) as pause`),
      end: () => pool.query("drop view news; alter table news_elsewhere rename to news"),
    },
    {
      what: "somebody guesses codes",
      raises: ["TakujoSignInFailing"],
      make: async () => {
        guessing = keepGuessing(site.server.port);
      },
      end: () => guessing.stop(),
    },
    {
      what: "every job of a kind fails, and is tried again",
      raises: ["TakujoJobsFailing"],
      make: () =>
        pool.query(
          "select graphile_worker.add_job('reservation-mail', '{}') from generate_series(1, 30)",
        ),
      end: () =>
        pool.query(
          `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
           where task_identifier = 'reservation-mail'`,
        ),
    },
    {
      what: "no worker is looked for",
      raises: ["TakujoAbsent"],
      make: () => prometheus.retarget({ ...site.targets, "takujo-worker": [] }),
      end: () => prometheus.retarget(site.targets),
    },
    told(site, "TakujoEventLoop", "a process is busy", "nodejs_eventloop_lag_p99_seconds", 1),
    told(site, "TakujoMemory", "a process grows", "process_resident_memory_bytes", 1e9),
    told(
      site,
      "TakujoPushFailing",
      "the push services are away",
      'takujo_pushes_total{result="away"}',
      20,
    ),
    told(
      site,
      "TakujoDiskFull",
      "the disk of PostgreSQL is nearly full",
      'node_filesystem_avail_bytes{mountpoint="/",fstype="ext4"}',
      5e9,
    ),
    told(
      site,
      "TakujoPostgresConnections",
      "PostgreSQL has hardly a connection left",
      'pg_stat_activity_count{datname="takujo",state="idle"}',
      90,
    ),
    told(
      site,
      "TakujoLongTransaction",
      "a transaction is forgotten",
      'pg_stat_activity_max_tx_duration{datname="takujo",state="active"}',
      7_200,
    ),
    told(
      site,
      "TakujoReplicationSlot",
      "a standby does not come back",
      'pg_replication_slots_pg_wal_lsn_diff{slot_name="standby"}',
      10e9,
    ),
    told(
      site,
      "TakujoBackupOld",
      "no backup ended well for two days",
      "takujo_backup_last_success_seconds",
      Date.now() / 1_000 - 2 * 86_400,
    ),
    {
      what: "more callers than connections",
      raises: ["TakujoPoolExhausted"],
      make: async () => {
        pressure = keepCalling(site.smallServer.port);
      },
      end: () => pressure.stop(),
    },
    {
      what: "PostgreSQL takes no connections",
      raises: ["TakujoNotReady"],
      // A worker ends without its queue, and is started again by its supervisor.
      mayRaise: ["TakujoFailures", "TakujoChangesNotHeard", "TakujoDown"],
      make: () => refuseConnections(scene, "true"),
      end: async () => {
        await allowConnections(scene);
        if (!site.worker.isRunning()) await site.worker.start();
      },
    },
    {
      what: "a server ends",
      raises: ["TakujoDown"],
      make: () => site.server.end("SIGKILL"),
      end: () => site.server.start(),
    },
  ];
}

/** Ends the connections of the site that match, while no new one is let in. */
async function refuseConnections(scene: Scene, which: string): Promise<void> {
  await administer(scene, async (client, name) => {
    await client.query(`alter database ${pg.escapeIdentifier(name)} allow_connections false`);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and ${which}`,
      [name],
    );
  });
}

const allowConnections = (scene: Scene) =>
  administer(scene, (client, name) =>
    client.query(`alter database ${pg.escapeIdentifier(name)} allow_connections true`),
  );

async function administer(
  scene: Scene,
  act: (client: pg.Client, name: string) => Promise<unknown>,
): Promise<void> {
  const name = new URL(scene.databaseUrl).pathname.slice(1);
  const client = new pg.Client({ connectionString: databaseUrl(scene.databaseUrl, "postgres") });
  await client.connect();
  try {
    await act(client, name);
  } finally {
    await client.end();
  }
}

/** Until it is stopped, somebody without a code tries to sign in. */
function keepGuessing(port: number) {
  let isOver = false;
  const guess = async () => {
    while (!isOver) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email-otp`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: drillOrigin },
        body: JSON.stringify({ email: "somebody@example.org", otp: "000000" }),
      });
      await answer.arrayBuffer();
      await pause(guessIntervalMs);
    }
  };
  const guessing = guess();
  return {
    stop() {
      isOver = true;
      return guessing;
    },
  };
}

function keepCalling(port: number) {
  let isOver = false;
  const call = async () => {
    while (!isOver) {
      const answer = await fetch(`http://127.0.0.1:${port}${newsPath}`);
      await answer.arrayBuffer();
    }
  };
  const calling = Array.from({ length: waitingCallers }, call);
  return {
    async stop() {
      isOver = true;
      await Promise.all(calling);
    },
  };
}
