// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../../tools/env.ts";
import type { Guard, GuardedFile } from "./find-guards.ts";
import { guardsOfAfter } from "./guards-of-after.ts";
import { guardsOfFriends } from "./guards-of-friends.ts";
import { guardsOfGuests } from "./guards-of-guests.ts";
import { guardsOfLimits } from "./guards-of-limits.ts";
import { guardsOfLine } from "./guards-of-line.ts";
import { guardsOfMails } from "./guards-of-mails.ts";
import { guardsOfMoney } from "./guards-of-money.ts";
import { guardsOfPrices } from "./guards-of-prices.ts";
import { guardsOfRights } from "./guards-of-rights.ts";
import { guardsOfSite } from "./guards-of-site.ts";
import { guardsOfTables } from "./guards-of-tables.ts";
import { guardsOfTransport } from "./guards-of-transport.ts";

/** Guards that no rule finds: a call, a bound, a part of a condition or an order of steps. */
const guardedFiles: GuardedFile[] = [
  // A request gets a place only once its body has arrived, and only if one is free.
  {
    file: "apps/server/http/front.ts",
    tests: ["apps/server/http/front.test.ts"],
    guards: [
      [
        "const body = await readBody(request, response);",
        'const early = admission.enter("writes"); if (!early) return refuse(request, response, "unavailable"); response.once("close", early); const body = await readBody(request, response);',
      ],
      ["if (!release) {", "if (false) {"],
      ["!admission.takeShare(options.clientAddress(request), response)", "false"],
      ["address.length > maxAddressLength", "false"],
      ['hasBody(request) ? "too-large" : null', "null"],
      ['isKnown && request.method !== "TRACE" ? null : "method-not-allowed"', "null"],
    ],
  },
  {
    file: "apps/server/http/read-body.ts",
    tests: ["apps/server/http/front.test.ts"],
    guards: [
      ['if (size > largestBody) end("too-large");\n        else '],
      ["bytesInside > maxBytesAtOnce", "false"],
      ['() => end("too-slow")', "() => {}"],
    ],
  },
  {
    file: "apps/server/http/upload-paths.ts",
    tests: ["apps/server/http/front.test.ts", "apps/server/http/application.test.ts"],
    guards: [[', "/admin/event/:eventId/after"'], [', "/user/event-photo/:slug"']],
  },
  // Errors that browsers report: no larger than the others' reports.
  {
    file: "apps/server/http/application.ts",
    tests: ["tests/integration/server/monitoring/error-reports.test.ts"],
    guards: [
      ["bodyLimit({ maxSize: largestReport, onError }),\n        errorReports", "errorReports"],
    ],
  },
  // The first admin: only with the key, only once, and not by guessing.
  {
    file: "packages/content/site/set-up-site.ts",
    tests: ["packages/content/site/set-up-site.test.ts"],
    guards: [
      ['if (!isSetupKey(key, setupId, secret)) throw new DomainError("not-allowed");'],
      ["await lockSite(transaction);"],
      ["await closeSetup(transaction, {});"],
      ["await takeFromLimit(db, byAddress, addressBlock(clientAddress), secret);"],
    ],
  },
  // Only a database that a demo has filled is ever emptied, and once each time that it is due.
  {
    file: "packages/db/demo/fill-demo.ts",
    tests: ["packages/db/demo/fill-demo.test.ts"],
    guards: [
      ["else await expectFresh(client);"],
      ["if (filledAt && !isDue(filledAt)) return false;"],
      ['await client.query("select pg_advisory_xact_lock($1)", [fillingLock]);'],
      ["setup_id is not null and "],
      [' not exists (select from "user")', " true"],
    ],
  },
  // What a demo's mails can do to their readers.
  {
    file: "tools/mailbox/mailbox.ts",
    tests: ["tools/mailbox/mailbox.test.ts"],
    guards: [
      ["if (mails.length > max) mails.shift();"],
      ["forgetBefore(new Date(Date.now() - maxAgeMs));"],
      ['request.method !== "GET" && request.method !== "HEAD"', "false"],
      ['"content-security-policy": mailboxPolicy,'],
    ],
  },
  // Sizes of what pages take, where it comes from, and how often.
  {
    file: "apps/server/http/application.ts",
    tests: ["apps/server/http/application.test.ts"],
    guards: [
      ["bodyLimit({ maxSize: largestReport, onError }),\n      cspReports", "cspReports"],
      ["(isUpload ? limitUpload : limitForm)(c, next)", "isUpload ? next() : limitForm(c, next)"],
      ["(isUpload ? limitUpload : limitForm)(c, next)", "isUpload ? limitUpload(c, next) : next()"],
      ['isUploadForm(c.req.path) && c.req.header("content-length")', "isUploadForm(c.req.path)"],
      ["app.use(refuseForeign(options.origin, true));"],
      ["refuseForeign(options.origin, false),"],
      ["limitClients(clientLimit),"],
    ],
  },
  {
    file: "apps/server/http/page-headers.ts",
    tests: ["apps/server/http/application.test.ts"],
    guards: [["response.status === 503 && ", "false && "]],
  },
  {
    file: "apps/web/app/shell/form/read-form.server.ts",
    tests: ["apps/web/app/shell/form/read-form.server.test.ts"],
    guards: [["++count > max", "false"]],
  },
  // Who vouches for an address.
  {
    file: "apps/server/http/client-address.ts",
    tests: ["apps/server/http/client-address.test.ts"],
    guards: [
      ["isFresh && isSigned(", "isSigned("],
      [
        'isSigned(`${at}\\n${address}`, signature, secret, "client address")',
        "signature !== undefined",
      ],
    ],
  },
  // What APIs refuse before any verb.
  {
    file: "packages/runtime/http/problem.ts",
    tests: ["packages/runtime/http/problem.test.ts"],
    guards: [["if (allowed.length === 0) return", "return"]],
  },
  {
    file: "packages/auth/auth-api.ts",
    tests: ["tests/integration/auth/calls.test.ts"],
    guards: [['if (!call) return failure(404, "NOT_FOUND", "Not found");']],
  },
  {
    file: "apps/server/api/games-api.ts",
    tests: ["apps/server/api/games-api.test.ts", "packages/account/profile/set-icon.test.ts"],
    guards: [
      ['if (personLimit) api.use("/authorized/*", limitPerPerson(personLimit));'],
      ["api.use(limitBody({ [`${gamesBasePath}/authorized${iconPath}`]: largestIconBody }));"],
    ],
  },
  {
    file: "apps/server/api/platform-api.ts",
    tests: ["apps/server/api/platform-api.test.ts", "packages/content/image/upload-image.test.ts"],
    guards: [
      ['if (personLimit) api.use("/authorized/*", limitPerPerson(personLimit));'],
      ["[path, largestImage]", "[path, Number.MAX_SAFE_INTEGER]"],
    ],
  },
  {
    file: "apps/server/api/games-api.ts",
    tests: ["tests/integration/access/authorization-matrix.test.ts"],
    guards: [['api.use("/authorized/admin/*", requireStaff());']],
  },
  {
    file: "apps/server/api/platform-api.ts",
    tests: ["tests/integration/access/authorization-matrix.test.ts"],
    guards: [['api.use("/authorized/admin/*", requireStaff());']],
  },
  // A slow or locked database is a 503, not a fault.
  {
    file: "packages/runtime/database/database-errors.ts",
    tests: ["tests/integration/server/database/database-timeouts.test.ts"],
    guards: [["isStatementTimeout(error) || isUnanswered", "isUnanswered"]],
  },
  {
    file: "packages/runtime/http/limit-after-timeout.ts",
    tests: ["packages/runtime/http/limit-after-timeout.test.ts"],
    guards: [["if (isStatementTimeout(c.error)) stuck.set(kind, { isTried: false });"]],
  },
  // How much is read and drawn for one request.
  {
    file: "packages/content/search/queries.ts",
    tests: ["packages/content/search/query-plan.test.ts"],
    guards: [[" limit ${sql.lit(maxCandidates)}"], [" limit ${sql.lit(maxMatches + 1)}"]],
  },
  {
    file: "packages/content/search/routes.ts",
    tests: ["packages/content/search/query-plan.test.ts"],
    guards: [["await limitSearches(() => search(db, query))", "await search(db, query)"]],
  },
  {
    file: "packages/runtime/picture/open-picture.ts",
    tests: [
      "packages/runtime/picture/open-picture.test.ts",
      "packages/account/profile/set-icon.test.ts",
    ],
    guards: [[".timeout({ seconds })"], ["limitInputPixels: maxPixels", "limitInputPixels: false"]],
  },
  {
    file: "packages/account/profile/profile-icon.ts",
    tests: ["packages/account/profile/set-icon.test.ts"],
    guards: [
      [
        "return limitPictureWork(() =>",
        "return (async (draw: () => Promise<Buffer>) => draw())(() =>",
      ],
    ],
  },
  // What stays with the person, and asks for a fresh sign-in.
  {
    file: "packages/account/export/routes.ts",
    tests: ["packages/account/export/export-person.test.ts"],
    guards: [["...requireFreshSignIn,"], ['assertPersonThemselves(c.get("bearer"));']],
  },
  {
    file: "packages/account/profile/routes.ts",
    tests: ["packages/account/profile/update-profile.test.ts"],
    guards: [
      ['assertPersonThemselves(c.get("bearer"));\n      return', "return"],
      ['assertPersonThemselves(c.get("bearer"));\n      const', "const"],
      ['assertPersonThemselves(c.get("bearer"));\n      await', "await"],
    ],
  },
  {
    file: "packages/auth/calls.ts",
    tests: ["tests/integration/auth/audit.test.ts", "tests/integration/auth/calls.test.ts"],
    guards: [['path.startsWith("/admin/") || '], [" || calls.get(path)?.isPersonal === true"]],
  },
  {
    file: "packages/runtime/bearer/bearer-check.ts",
    tests: ["tests/integration/auth/audit.test.ts"],
    guards: [["isAdmin && impersonatedBy === null", "isAdmin"]],
  },
  // Reserved handles.
  {
    file: "packages/account/profile/own-profile.ts",
    tests: ["packages/account/profile/update-profile.test.ts"],
    guards: [["isReserved(change.handle)", "false"]],
  },
  {
    file: "packages/account/profile/handles.ts",
    tests: ["packages/account/profile/update-profile.test.ts"],
    guards: [[" && !isReserved(handle)"]],
  },
  {
    file: "packages/account/profile/handles.ts",
    tests: ["packages/account/profile/reserved-handles.test.ts"],
    guards: [
      ['folded(lower.replaceAll("_", "")).includes(foldedName)', "false"],
      ["parts.some((part) => foldedTitles.has(part))", "false"],
      ['forms.some((form) => form !== "" && isOfOrganizer(form))', "false"],
    ],
  },
  // No formula in a file for spreadsheets.
  {
    file: "packages/runtime/csv/write-lines.ts",
    tests: ["packages/runtime/csv/write-lines.test.ts"],
    guards: [
      [
        "neutralizeFormula(isShiftJis ? forShiftJis(text) : text)",
        "isShiftJis ? forShiftJis(text) : text",
      ],
      ["quoted: true,"],
    ],
  },
  // What an authenticator must show.
  {
    file: "packages/auth/passkeys.ts",
    tests: ["tests/integration/auth/passkeys.test.ts"],
    guards: [
      ["assertVerifiedUser(verification.registrationInfo?.userVerified),", "undefined,"],
      ["assertVerifiedUser(verification.authenticationInfo.userVerified),", "undefined,"],
    ],
  },
];

/** Throws if a text does not occur in its file exactly once: then the source has changed, and the list must follow. */
export function findNamedGuards(
  files: GuardedFile[] = [
    ...guardedFiles,
    ...guardsOfSite,
    ...guardsOfMails,
    ...guardsOfMoney,
    ...guardsOfPrices,
    ...guardsOfFriends,
    ...guardsOfLimits,
    ...guardsOfLine,
    ...guardsOfAfter,
    ...guardsOfGuests,
    ...guardsOfRights,
    ...guardsOfTables,
    ...guardsOfTransport,
  ],
): Guard[] {
  return files.flatMap(({ file, tests, guards }) => {
    const whole = readFileSync(join(root, file), "utf8");
    return guards.map(([text, without = ""]) => {
      const start = whole.indexOf(text);
      if (start < 0 || whole.includes(text, start + 1)) {
        throw new Error(`${file} has this not exactly once: ${text}`);
      }
      return {
        file,
        tests,
        line: whole.slice(0, start).split("\n").length,
        text: text.replace(/\s+/g, " ").trim().slice(0, 100),
        start,
        end: start + text.length,
        replacement: without,
      };
    });
  });
}
