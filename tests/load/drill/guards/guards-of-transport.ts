// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import type { GuardedFile } from "./find-guards.ts";

/** What goes to browsers, mail servers and the database: cookies and passwords, and what is believed of a request. */
export const guardsOfTransport: GuardedFile[] = [
  // Cookies that only this host sets, over https only, and no script reads.
  {
    file: "packages/contracts/host-cookie.ts",
    tests: ["apps/web/app/routes/auth/login/pending-code.server.test.ts"],
    guards: [["isSecure ? `__Host-${name}` : name", "name"]],
  },
  {
    file: "apps/web/app/routes/auth/login/pending-code.server.ts",
    tests: ["apps/web/app/routes/auth/login/pending-code.server.test.ts"],
    guards: [
      ['${isSecure ? "; Secure" : ""}'],
      ["HttpOnly; "],
      ['hostCookieName("pending_code", visit)', '"pending_code"'],
    ],
  },
  {
    file: "apps/web/app/routes/user/email/pending-change.server.ts",
    tests: ["apps/web/app/routes/user/email/pending-change.server.test.ts"],
    guards: [
      ['${isSecure ? "; Secure" : ""}'],
      ["HttpOnly; "],
      ['hostCookieName("pending_email", visit)', '"pending_email"'],
    ],
  },
  // Under what a request is recorded is for our own processes to say.
  {
    file: "apps/server/http/trace-requests.ts",
    tests: ["tests/integration/server/traces.test.ts"],
    guards: [["isVouchedFor(request, secret) ? ", "request ? "]],
  },
  // Passwords: to another machine only through TLS, and not where everybody on the machine reads them.
  {
    file: "packages/email/mailer.ts",
    tests: ["packages/email/mailer.test.ts"],
    guards: [['requireTLS: !isThisMachine(URL.parse(smtpUrl)?.hostname ?? ""),']],
  },
  {
    file: "packages/email/mailbox/mailbox.ts",
    tests: ["packages/email/mailbox/mailbox.test.ts"],
    guards: [["...(!isSecure && !isThisMachine(host) && { doSTARTTLS: true }),"]],
  },
  {
    file: "deploy/backup/database-url.sh",
    tests: ["tests/integration/server/dump-restore.test.ts"],
    guards: [["    url=${BASH_REMATCH[1]}@${BASH_REMATCH[3]}\n"], ["    exit 1\n"]],
  },
];
