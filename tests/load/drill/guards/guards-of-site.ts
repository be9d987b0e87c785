// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import type { GuardedFile } from "./find-guards.ts";

/** The settings, the staff and the statistics. */
export const guardsOfSite: GuardedFile[] = [
  // Who of the staff may do what, and at which events.
  {
    file: "packages/runtime/staff/for-staff.ts",
    tests: ["packages/runtime/staff/for-staff.test.ts"],
    guards: [
      ["if (reach === undefined) throw notAllowed();"],
      ["if (!wanted?.some((right) => held[right] !== undefined)) throw notAllowed();"],
      [
        "reachAmong(rights, held, (reach) => reaches(reach)),",
        "reachAmong(rights, held, () => true),",
      ],
      ['reaches(reach, param("eventId"))', "true"],
      [
        "matchedRoutes(c).find(({ method }) => method !== everyMethod)",
        "matchedRoutes(c).findLast(({ method }) => method !== everyMethod)",
      ],
    ],
  },
  {
    file: "packages/runtime/staff/for-staff.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["if (!reaches(reach, eventId)) throw notAllowed();"]],
  },
  {
    file: "packages/runtime/staff/know-staff.ts",
    tests: ["packages/account/staff/staff.test.ts"],
    guards: [["if (impersonatedBy !== null) return noRights;"]],
  },
  {
    file: "packages/runtime/staff/queries.ts",
    tests: ["packages/account/staff/staff.test.ts"],
    guards: [['where event.id is null or not ${isOver(argument("now"))}']],
  },
  {
    file: "packages/contracts/account/staff-policy.ts",
    tests: ["packages/contracts/account/staff-policy.test.ts"],
    guards: [
      ["rolesByEvent.includes(role) ? eventIds : null", "null"],
      ["chosen.length > 0 && "],
      ["chosen.length > 0 && rightsByEvent.includes(right)", "chosen.length > 0"],
    ],
  },
  {
    file: "packages/account/staff/accept-invitation.ts",
    tests: ["packages/account/staff/staff.test.ts"],
    guards: [
      [
        'if (!isFor(row, bearer)) return { isForYou: false, invitedBy: "", roles: [], events: null };',
      ],
      ["if (!isFor({ email }, bearer)) {", "if (false) {"],
      ["if (!taken) throw noLonger();", "if (!taken) return { roles: [] };"],
      [
        'if (row.expires_at <= now) throw new DomainError("too-late", "The invitation has expired.");',
      ],
    ],
  },
  {
    file: "packages/account/staff/invitations.ts",
    tests: ["packages/account/staff/staff.test.ts"],
    guards: [
      ['!isSigned(`${id}.${version}`, signature, secret, "staff invitation")', "false"],
      ["isSigned(`${id}.${version}`, signature", "isSigned(id, signature"],
    ],
  },
  {
    file: "packages/account/staff/queries.ts",
    tests: ["packages/account/staff/staff.test.ts"],
    guards: [
      ['.where("version", "=", argument("version"))\n      .selectAll()', ".selectAll()"],
      ["version: sql<number>`staff_invitation.version + 1`,"],
      ["${isAdmin} or staff.user_id is not null", "staff.user_id is not null"],
      [" or staff.user_id is not null"],
      [
        '.select(["roles", "event_ids", "version"])\n    .forUpdate(),',
        '.select(["roles", "event_ids", "version"]),',
      ],
    ],
  },
  {
    file: "packages/account/staff/change-staff.ts",
    tests: ["packages/account/staff/staff.test.ts"],
    guards: [
      ['if (stored.version !== version) throw new DomainError("changed-meanwhile");'],
      [
        'if (!removed) throw new DomainError("not-found");',
        "if (!removed) return { isStaff: false };",
      ],
    ],
  },
  {
    file: "packages/account/staff/invitations.ts",
    tests: ["packages/account/staff/staff.test.ts"],
    guards: [
      [" || !chosen.some((role) => rolesByEvent.includes(role))"],
      [
        'if (found.length < ids.length) throw new DomainError("not-found", "There is no such event.");',
      ],
    ],
  },
  {
    file: "packages/account/staff/invitations.ts",
    tests: ["packages/account/staff/staff.test.ts"],
    guards: [
      ['if (known) throw new DomainError("not-now", undefined, { reason: "already-staff" });'],
    ],
  },
  {
    file: "packages/account/staff/routes.ts",
    tests: ["packages/account/staff/staff.test.ts"],
    guards: [["assertPersonThemselves(bearer);"]],
  },
  {
    file: "packages/account/staff/invitations.ts",
    tests: [
      "tests/integration/access/staff-invitation-mail.test.ts",
      "packages/account/staff/staff.test.ts",
    ],
    guards: [["!row || row.expires_at <= now", "!row"]],
  },
  // Settings: one change at a time, and only time zones that the database knows.
  {
    file: "packages/content/site/save-settings.ts",
    tests: ["packages/content/site/settings.test.ts"],
    guards: [
      [
        "await lockSite(transaction);\n    await assertTimeZone(transaction, settings);",
        "await assertTimeZone(transaction, settings);",
      ],
      [
        "await lockSite(transaction);\n    await assertUnchanged(transaction, revision);",
        "await assertUnchanged(transaction, revision);",
      ],
      ["await assertTimeZone(transaction, settings);\n    const before =", "const before ="],
      [
        "await assertTimeZone(transaction, settings);\n    const { before, after }",
        "const { before, after }",
      ],
      ['if (number !== revision) throw new DomainError("changed-meanwhile");'],
      ["if (Object.keys(changed.after).length === 0) return readSavedSettings(transaction);"],
      ["if (Object.keys(after).length === 0) return readSavedSettings(transaction);"],
    ],
  },
  {
    file: "packages/contracts/content/site-settings.ts",
    tests: ["packages/content/site/settings.test.ts"],
    guards: [
      ["\n  .check(bothOrNeither)"],
      ["\n  .check(inOrder)"],
      ["\n  .check(bothOrNoDegrees)"],
      ["z.array(closedDaysSchema).max(maxClosedDays)", "z.array(closedDaysSchema)"],
      ["z.array(firstStepSchema).max(maxSteps)", "z.array(firstStepSchema)"],
      ["z.array(siteRowSchema).max(maxRows)", "z.array(siteRowSchema)"],
    ],
  },
  // Statistics: of months in which something was over, without formulas.
  {
    file: "packages/insight/statistics/read-statistics.ts",
    tests: ["packages/insight/statistics/read-statistics.test.ts"],
    guards: [["month < bounds.first || "], [" || month > bounds.last"]],
  },
];
