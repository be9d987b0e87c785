// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import type { GuardedFile } from "./find-guards.ts";

const plans = ["apps/worker/tasks/withdraw-plans.test.ts"];
const signIn = ["tests/integration/access/fresh-sign-in.test.ts"];
const matrix = ["tests/integration/access/authorization-matrix.test.ts"];

/** What ends with a right, and what asks for a recent sign-in. */
export const guardsOfRights: GuardedFile[] = [
  {
    file: "packages/runtime/staff/still-may.ts",
    tests: ["packages/runtime/staff/still-may.test.ts"],
    guards: [["!person || person.is_banned", "!person"]],
  },
  {
    file: "packages/account/staff/accept-invitation.ts",
    tests: ["packages/account/staff/staff.test.ts"],
    guards: [['if (!(await mayStill(db, "invitation", inviter, now))) throw noLonger();']],
  },
  {
    file: "packages/account/staff/find-mailed-invitation.ts",
    tests: ["packages/account/staff/staff.test.ts"],
    guards: [['if (!(await mayStill(db, "invitation", inviter, now))) return null;']],
  },
  {
    file: "packages/inbox/message/delivery/start-message.ts",
    tests: plans,
    guards: [['isDue && !(await mayStill(transaction, "message", author, now))', "false"]],
  },
  {
    file: "packages/content/editing/publication/publish-scheduled.ts",
    tests: plans,
    guards: [
      ['!(await mayStill(transaction, "publication", { userId: actorId, adminUserIds }))', "false"],
    ],
  },
  {
    file: "apps/worker/tasks/withdraw-plans.ts",
    tests: plans,
    guards: [
      ["if (await mayStill(db, kind, { userId, adminUserIds })) continue;"],
      ["await lapse[kind](db, userId);"],
    ],
  },
  {
    file: "packages/runtime/bearer/demand-fresh-sign-in.ts",
    tests: signIn,
    guards: [['signInMethod === "line" || !isFresh(signedInAt)', "false"]],
  },
  {
    file: "packages/auth/fresh-sign-in.ts",
    tests: signIn,
    guards: [['  "/admin/create-user",\n'], ['  "/admin/impersonate-user",\n']],
  },
  {
    file: "packages/auth/admin/admin-writes.ts",
    tests: signIn,
    guards: [["if (isTooOldFor(path, signedInAt)) return { status: 403, ...tooOld };"]],
  },
  {
    file: "apps/web/app/shell/routing/middleware.server.ts",
    tests: signIn,
    guards: [["isForStaff(record) && visit.isSignInTooOld()", "false"]],
  },
  {
    file: "packages/content/image/routes.ts",
    tests: matrix,
    guards: [
      [
        '...forStaff.everywhere("content"),\n  operationId: "uploadImage",',
        '...forStaff.byEvent("content", "events"),\n  operationId: "uploadImage",',
      ],
      [
        '...forStaff.everywhere("content"),\n  operationId: "describeImage",',
        '...forStaff.byEvent("content", "events"),\n  operationId: "describeImage",',
      ],
    ],
  },
];
