// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import type { GuardedFile } from "./find-guards.ts";

const plans = ["apps/worker/tasks/withdraw-plans.test.ts"];
const signIn = ["tests/integration/access/fresh-sign-in.test.ts"];
const photos = ["packages/booking/door/event-photo/event-photo.test.ts"];
const matrix = ["tests/integration/access/authorization-matrix.test.ts"];

/** What ends with a right, and what asks for a recent sign-in. */
export const guardsOfRights: GuardedFile[] = [
  {
    file: "packages/runtime/staff/still-has-right.ts",
    tests: ["packages/runtime/staff/still-has-right.test.ts"],
    guards: [["!person || person.is_banned", "!person"]],
  },
  {
    file: "packages/account/staff/accept-invitation.ts",
    tests: ["packages/account/staff/staff.test.ts"],
    guards: [['if (!(await stillHasRight(db, "invitation", inviter, now))) throw noLonger();']],
  },
  {
    file: "packages/account/staff/invitations.ts",
    tests: ["packages/account/staff/staff.test.ts"],
    guards: [['if (!(await stillHasRight(db, "invitation", inviter, now))) return null;']],
  },
  {
    file: "packages/inbox/message/delivery/start-message.ts",
    tests: plans,
    guards: [['isDue && !(await stillHasRight(transaction, "message", author, now))', "false"]],
  },
  {
    file: "packages/content/editing/publication/publish-scheduled.ts",
    tests: plans,
    guards: [
      [
        '!(await stillHasRight(transaction, "publication", { userId: actorId, adminUserIds }))',
        "false",
      ],
    ],
  },
  {
    file: "apps/worker/tasks/index.ts",
    tests: plans,
    guards: [
      ["if (await stillHasRight(db, kind, { userId, adminUserIds })) continue;"],
      ["await lapse[kind](db, userId);"],
    ],
  },
  {
    file: "packages/runtime/bearer/require-bearer.ts",
    tests: signIn,
    guards: [['signInMethod === "line" || !isFresh(signedInAt)', "false"]],
  },
  {
    file: "packages/runtime/bearer/require-bearer.ts",
    tests: ["packages/account/export/export-person.test.ts"],
    guards: [['signInMethod === "line" || ']],
  },
  {
    file: "packages/db/migrations/20261118210300_lost_rights.sql",
    tests: plans,
    guards: [
      ["(old.role <> 'user' and new.role is distinct from old.role) or "],
      [" or (new.banned and old.banned is distinct from true)"],
      [
        `create trigger user_deleted_rights_lost after delete on "user"\n  for each row when (old.role <> 'user') execute function withdraw_plans('id');`,
      ],
      ["after update or delete on staff_member", "after update on staff_member"],
      ["after update or delete on staff_member", "after delete on staff_member"],
    ],
  },
  {
    file: "packages/db/migrations/20261118210310_staff_sessions.sql",
    tests: signIn,
    guards: [
      [`exists (select from "user" where id = new."userId" and role <> 'user')\n    or `],
      [`\n    or exists (select from staff_member where user_id = new."userId")`],
      [
        "create trigger staff_member_sessions_capped after insert on staff_member\n  for each row execute function cap_sessions_of_staff('user_id');",
      ],
      [
        `create trigger user_role_sessions_capped after update of role on "user"\n  for each row when (new.role <> 'user' and new.role is distinct from old.role)\n  execute function cap_sessions_of_staff('id');`,
      ],
    ],
  },
  {
    file: "packages/auth/fresh-sign-in.ts",
    tests: signIn,
    guards: [
      ['  "/admin/create-user",\n'],
      ['  "/admin/set-role",\n'],
      ['  "/admin/impersonate-user",\n'],
    ],
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
  // Guests' photos are never in the image library.
  {
    file: "packages/content/image/read-images.ts",
    tests: photos,
    guards: [[" || row.is_photo"]],
  },
  {
    file: "packages/content/image/read-images.ts",
    tests: photos,
    guards: [[" || before.is_photo"]],
  },
  {
    file: "packages/content/image/remove-image.ts",
    tests: photos,
    guards: [["image?.is_photo ? [] : ", ""]],
  },
  {
    file: "packages/content/image/queries.ts",
    tests: photos,
    guards: [['.where("is_photo", "=", false)']],
  },
  // Staff without the right to see guests read no names or codes where they write to them.
  {
    file: "packages/inbox/message/preview-message.ts",
    tests: ["packages/inbox/message/draft.test.ts"],
    guards: [
      ["isNamed: withNames", "isNamed: true"],
      ["withNames ? people : []", "people"],
    ],
  },
  {
    file: "packages/inbox/message/audience/read-audience.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [['withNames ? name : ""', "name"]],
  },
  {
    file: "packages/inbox/message/read-messages.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [['withNames ? row.name : ""', "row.name"]],
  },
  {
    file: "packages/inbox/message/test-message.ts",
    tests: ["apps/worker/tasks/message-mail.test.ts"],
    guards: [["isNameless: !withNames", "isNameless: false"]],
  },
  {
    file: "apps/worker/tasks/message-mail.ts",
    tests: ["apps/worker/tasks/message-mail.test.ts"],
    guards: [["asked.isNameless ? withoutPerson(linked) : linked", "linked"]],
  },
];
