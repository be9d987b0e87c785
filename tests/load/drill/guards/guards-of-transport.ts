// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import type { GuardedFile } from "./find-guards.ts";

/** What goes to browsers, mail servers and the database: cookies and passwords, and what a request may claim. */
export const guardsOfTransport: GuardedFile[] = [
  // Cookies that only this host sets, over https only, and no script reads.
  {
    file: "packages/contracts/cookie.ts",
    tests: ["apps/web/app/routes/auth/login/pending-code.server.test.ts"],
    guards: [["isSecure ? `__Host-${name}` : name", "name"]],
  },
  {
    file: "apps/web/app/shell/session/private-cookie.server.ts",
    tests: [
      "apps/web/app/routes/auth/login/pending-code.server.test.ts",
      "apps/web/app/routes/user/email/pending-change.server.test.ts",
    ],
    guards: [
      ["secure: isSecure,"],
      ["httpOnly: true,"],
      ["hostCookieName(name, { isSecure })", "name"],
    ],
  },
  // Resent forms: only the same contents from the same browser, in bounded memory and time.
  {
    file: "apps/server/http/submissions.ts",
    tests: ["apps/server/http/submissions.test.ts"],
    guards: [
      [" || !isShort(request)"],
      ["markOf(body) === undefined", "false"],
      ["if (underWay.size >= maxUnderWay) return sendOn(signal);"],
      ["sendOn(null)", "sendOn(signal)"],
      ["if (signal.aborted) return Promise.resolve(clientClosed);"],
      ['signal.addEventListener("abort", () => resolve(clientClosed), { once: true });'],
      ["if (isDone(answer)) answered.set(key, answer);", "answered.set(key, answer);"],
      ["status < 400 && "],
      [" && body.length <= maxAnswerLength"],
      ["underWay.delete(key);"],
      ['body.length + headers.join("").length', "body.length"],
      ["ttl: rememberedMs,"],
      ["${url}\\n"],
      ["${lastingCookies(headers)}\\n"],
      ["\\n${encoding}"],
      ['.filter((cookie) => !cookie.startsWith("auth_jwt="))'],
      ["\\r\\n--${boundary}", "${boundary}"],
      ["if (parts.length === maxParts) break;"],
      ["{16,64}", "{1,64}"],
    ],
  },
  // A body is read before the request gets a place, images included.
  {
    file: "apps/server/http/read-body.ts",
    tests: ["apps/server/http/front.test.ts"],
    guards: [["length > maxFormBytes", "length > 0"]],
  },
  // Only our own processes choose the trace of a request.
  {
    file: "apps/server/metrics/watch-requests.ts",
    tests: ["tests/integration/server/monitoring/traces.test.ts"],
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
    tests: ["tests/integration/server/database/dump-restore.test.ts"],
    guards: [["    url=${BASH_REMATCH[1]}@${BASH_REMATCH[3]}\n"], ["    exit 1\n"]],
  },
];
