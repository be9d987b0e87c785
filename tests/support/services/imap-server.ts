import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { ImapFlow } from "imapflow";
import { afterAll } from "vitest";
import { freePort } from "../../../tools/postgres/cluster.ts";
import { waitUntil } from "../../integration/support/wait-until.ts";

const program = "/usr/sbin/dovecot";
const password = "pass/word";

/** A real mail server (Dovecot 2.3) for a test file, with a mailbox for each name that logs in. Await it at the top of the file. */
export async function startImapServer() {
  if (!existsSync(program)) throw new Error(`${program} is missing (apt install dovecot-imapd)`);
  const folder = await mkdtemp(join(tmpdir(), "takujo-imap-"));
  await chmod(folder, 0o777);
  const port = await freePort();
  const settings = join(folder, "dovecot.conf");
  await writeFile(settings, configuration(folder, port));
  const server = spawn(program, ["-F", "-c", settings], { stdio: "inherit" });
  const ended = once(server, "exit");
  afterAll(async () => {
    server.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const settingsOf = (user: string) => ({
    host: "127.0.0.1",
    port,
    isSecure: false,
    user,
    password,
    folder: "INBOX",
  });

  async function connected<T>(user: string, use: (client: ImapFlow) => Promise<T>): Promise<T> {
    const auth = { user, pass: password };
    const client = new ImapFlow({ host: "127.0.0.1", port, secure: false, auth, logger: false });
    await client.connect();
    try {
      await client.mailboxOpen("INBOX");
      return await use(client);
    } finally {
      await client.logout();
    }
  }

  const isUp = () => connected("first", async () => true).catch(() => false);
  await waitUntil(isUp).catch(async (error) => {
    throw new Error(await readFile(join(folder, "log"), "utf8"), { cause: error });
  });
  return {
    settingsOf,
    urlOf: (user: string) =>
      `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`,
    /** Puts mails into a mailbox, as they would come over the wire. */
    deliver: (user: string, ...mails: (string | Buffer)[]) =>
      connected(user, async (client) => {
        for (const mail of mails) await client.append("INBOX", mail);
      }),
    /** The marks of each mail, oldest first. */
    flags: (user: string) =>
      connected(user, async (client) => {
        const mails = await client.fetchAll("1:*", { flags: true });
        return mails.map(({ flags }) => [...(flags ?? [])].filter((flag) => flag !== "\\Recent"));
      }),
  };
}

/** Started by root, Dovecot drops its privileges; otherwise all of it runs as the current user. */
function configuration(folder: string, port: number): string {
  const { uid, gid, username } = userInfo();
  const isRoot = uid === 0;
  const [mailUid, mailGid] = isRoot ? [65_534, 65_534] : [uid, gid];
  const oneUser = `default_internal_user = ${username}
default_login_user = ${username}
default_internal_group = ${gid}
service anvil {
  chroot =
}
service imap-login {
  chroot =
}`;
  return `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail/%u
mail_fsync = never
first_valid_uid = 1
first_valid_gid = 1
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${mailUid} gid=${mailGid} home=${folder}/mail/%u
}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${isRoot ? "" : oneUser}
`;
}
