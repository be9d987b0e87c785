// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import type { GuardedFile } from "./find-guards.ts";

const tests = ["tests/integration/auth/line.test.ts"];

/** Whom LINE names, and to which account that leads. */
export const guardsOfLine: GuardedFile[] = [
  {
    file: "packages/auth/line/ask-line.ts",
    tests,
    guards: [
      ['    algorithms: ["HS256"],\n'],
      ["    issuer,\n"],
      ['if (aud !== id) throw new Error("the token is for others too");'],
      ['nonce === undefined || payload["nonce"] !== nonce', "false"],
      ['if (!subjectShape.test(sub)) throw new Error("no usable subject");'],
    ],
  },
  {
    file: "packages/auth/line/pending-identity.ts",
    tests: ["packages/auth/line/pending-identity.test.ts"],
    guards: [
      ["isLate ? undefined : "],
      ["!isSigned(`${subject}.${at}`, given, signingSecret, purpose)", "!subject"],
    ],
  },
  {
    file: "packages/auth/line/line-sign-in.ts",
    tests,
    guards: [
      ['if (!asked) throw stop("expired");', 'if (!asked) throw stop("unproven");'],
      [" || current.session.id !== sessionId"],
      [" || session.createdAt < pending.provenAt"],
      ['if (!isOnlyPlayer(owner, options.adminUserIds)) throw new LineRefused("staff");'],
    ],
  },
  {
    file: "packages/auth/line/link-identity.ts",
    tests,
    guards: [
      ['if (!isOnlyPlayer(person, adminUserIds)) throw new LineRefused("staff");'],
      ["await deleteLineSessions(transaction, userId);"],
    ],
  },
  {
    file: "packages/auth/line/queries.ts",
    tests,
    guards: [
      ['\n  or exists (select from reception_helper where reception_helper.user_id = "user".id)'],
    ],
  },
  {
    file: "packages/db/migrations/20261118100000_helpers_without_line.sql",
    tests,
    guards: [
      [
        "create trigger reception_helper_without_line after insert on reception_helper\n  for each row execute function end_line_sign_in('user_id');",
      ],
    ],
  },
  {
    file: "packages/db/migrations/20261118210200_calendar_without_line.sql",
    tests,
    guards: [[`delete from calendar_feed where user_id = old."userId";`]],
  },
  {
    file: "packages/auth/line/return-path.ts",
    tests,
    guards: [
      [
        "const own = ownPath(wanted);\n  return own && `${own.pathname}${own.search}${own.hash}`;",
        "return wanted;",
      ],
    ],
  },
  {
    file: "packages/auth/hooks.ts",
    tests,
    guards: [
      ["if (calls.get(path)?.needsCodeOrPasskey) assertNotSignedInByLine(session);"],
      ["if (isTooOldFor(path, session.createdAt)) throw notFresh();"],
    ],
  },
];
