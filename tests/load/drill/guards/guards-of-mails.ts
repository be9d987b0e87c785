// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import type { GuardedFile } from "./find-guards.ts";

/** Messages, newsletters, and their bounces. */
export const guardsOfMails: GuardedFile[] = [
  // Messages: as the organizer last read them, to the people whom they concern, and once.
  {
    file: "packages/inbox/message/change-message.ts",
    tests: ["packages/inbox/message/draft.test.ts"],
    guards: [['before.state !== "draft" || '], [" || before.version !== version"]],
  },
  {
    file: "packages/inbox/message/change-message.ts",
    tests: ["packages/inbox/message/newsletter.test.ts"],
    guards: [["before.event_id === null\n          ? noAudience\n          : ", ""]],
  },
  {
    file: "packages/inbox/message/queries.ts",
    tests: ["packages/inbox/message/send-message.test.ts"],
    guards: [
      ["where event_session.event_id = message.event_id"],
      [
        '.where("id", "=", argument("id")).selectAll().forUpdate()',
        '.where("id", "=", argument("id")).selectAll()',
      ],
    ],
  },
  {
    file: "packages/inbox/message/change-message.ts",
    tests: ["packages/inbox/message/draft.test.ts"],
    guards: [['if (before.state !== "draft") throw new DomainError("changed-meanwhile");']],
  },
  {
    file: "packages/inbox/message/send-message.ts",
    tests: ["packages/inbox/message/send-message.test.ts"],
    guards: [
      ['if (message.state !== "draft" && message.version === version + 1) return null;'],
      ['message.state !== "draft" || message.version !== version', 'message.state !== "draft"'],
      ['message.state !== "draft" || message.version !== version', "message.version !== version"],
      ['if (mail + telephone === 0) throw refusal("nobody");'],
      ["if (fault) throw refusal(fault);"],
      ["wanted < now.getTime() || "],
      [" || wanted > now.getTime() + scheduleDays * oneDay"],
      ["Math.max(soonest, wanted)", "wanted"],
      ["isUrgent ? moment : afterQuietHours(moment)", "moment"],
    ],
  },
  {
    file: "packages/inbox/message/send-message.ts",
    tests: ["packages/inbox/message/send-message.test.ts"],
    guards: [
      ['if (message.state === "draft") return null;'],
      ['if (message.state !== "planned") throw new DomainError("too-late");'],
      ["await deleteRecipients(transaction, { messageId });"],
    ],
  },
  {
    file: "packages/inbox/message/send-message.ts",
    tests: ["packages/inbox/message/send-message.test.ts"],
    guards: [
      ['if (message.state === "stopped") return null;'],
      ['if (message.state !== "sending") throw new DomainError("not-now");'],
    ],
  },
  {
    file: "packages/inbox/message/test-message.ts",
    tests: ["packages/inbox/message/draft.test.ts"],
    guards: [
      ['message.state !== "draft" || '],
      [" || message.version !== version"],
      ['if (!subject_ja || !body_ja) throw refusal("body");'],
      ["unknownVariables(known, subject_ja, body_ja, subject_en, body_en).length > 0", "false"],
      ['if (shown?.id !== personId) throw new DomainError("not-found");'],
    ],
  },
  {
    file: "packages/inbox/message/test-message.ts",
    tests: ["packages/inbox/message/draft.test.ts"],
    guards: [["if (person?.id !== personId) return undefined;", "if (!person) return undefined;"]],
  },
  {
    file: "packages/inbox/message/send-message.ts",
    tests: ["apps/worker/tasks/message-races.test.ts"],
    guards: [['if (waiting.length === 0) throw new DomainError("not-now");']],
  },
  {
    file: "packages/inbox/message/audience/read-audience.ts",
    tests: ["packages/inbox/message/newsletter.test.ts"],
    guards: [["!reader?.has_agreed || reader.bounced_at", "!reader"]],
  },
  {
    file: "packages/inbox/message/audience/read-audience.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [['withContacts ? phone : ""', "phone"]],
  },
  {
    file: "packages/inbox/message/preview-message.ts",
    tests: ["packages/inbox/message/draft.test.ts"],
    guards: [['withContacts ? addressOf(mailed) : ""', "addressOf(mailed)"]],
  },
  {
    file: "packages/inbox/message/read-messages.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["withContacts ? row.email : null", "row.email"]],
  },
  {
    file: "packages/inbox/message/delivery/start-message.ts",
    tests: ["apps/worker/tasks/message-mail.test.ts", "apps/worker/tasks/message-races.test.ts"],
    guards: [
      ['if (!isDue && message.state !== "sending") return undefined;'],
      ["message.send_at <= now", "true"],
      ['await skipWaiting(transaction, { messageId, states: ["waiting", "sending"], now });'],
      ['if (message.state === "sending") await freeRecipients(transaction, { messageId });'],
    ],
  },
  {
    file: "packages/inbox/message/delivery/start-message.ts",
    tests: ["apps/worker/tasks/newsletter.test.ts"],
    guards: [
      ["if (await waitsForMorning(transaction, message, now)) return undefined;"],
      ["message.urgent_reason !== null || "],
    ],
  },
  {
    file: "packages/inbox/message/delivery/queries.ts",
    tests: ["apps/worker/tasks/message-mail.test.ts", "apps/worker/tasks/message-races.test.ts"],
    guards: [
      [" and message.state = 'sending'"],
      ["limit 1 for update of recipient skip locked", "limit 1"],
      [
        'and (recipient.try_after is null or recipient.try_after <= ${argument("now")}::timestamptz)',
      ],
      ["and session.event_id = message.event_id"],
      ["and (message.event_session_id is null or session.id = message.event_session_id)"],
      ['and reservation.state = any(${argument("states")}::text[])'],
      ['.where("state", "=", "failed")'],
      [
        '.where(\n        sql<boolean>`(${argument("recipientId")}::uuid is null or id = ${argument("recipientId")}::uuid)`,\n      )',
      ],
    ],
  },
  {
    file: "packages/inbox/message/delivery/deliver-next.ts",
    tests: ["apps/worker/tasks/message-mail.test.ts", "apps/worker/tasks/message-bounce.test.ts"],
    guards: [
      ["claimed.attempts + 1 >= maxAttempts", "false"],
      ['delivery === "address" && userId', "false"],
    ],
  },
  {
    file: "packages/inbox/message/find-mailed-message.ts",
    tests: ["apps/worker/tasks/newsletter.test.ts"],
    guards: [
      ['if (!found?.has_agreed) return "unsubscribed";', 'if (!found) return "unsubscribed";'],
    ],
  },
  {
    file: "packages/inbox/message/find-mailed-message.ts",
    tests: ["apps/worker/tasks/message-bounce.test.ts"],
    guards: [['if (found.bounced_at) return "undeliverable";']],
  },
  // Newsletters: to people who agreed, and stopped by anybody with the link.
  {
    file: "packages/inbox/newsletter/queries.ts",
    tests: ["packages/inbox/message/newsletter.test.ts"],
    guards: [
      ["profile.news_mail and "],
      ['and "user"."emailVerified" '],
      ['and (not "user".banned or coalesce("user"."banExpires" < now(), false))'],
      [" and profile.bounced_at is null\n    order by", " order by"],
      ["case when profile.bounced_at is null then 'waiting' else 'skipped' end", "'waiting'"],
    ],
  },
  {
    file: "packages/inbox/newsletter/unsubscribe.ts",
    tests: ["packages/inbox/newsletter/unsubscribe.test.ts"],
    guards: [
      ["rest.length > 0 || "],
      [" || !isSigned(userId, signature, secret, purpose)"],
      ['personOf(token, secret, "newsletter")', 'personOf(token, secret, "follow notice")'],
    ],
  },
  {
    file: "apps/worker/tasks/message-mail.ts",
    tests: ["apps/worker/tasks/newsletter.test.ts", "apps/worker/tasks/message-mail.test.ts"],
    guards: [
      ["testedBy ?? reader.userId", "reader.userId"],
      ["hasAccount || testedBy", "hasAccount"],
    ],
  },
  // Bounces: only of mails that we sent, for the person's current address, and once.
  {
    file: "packages/inbox/bounce/receive-bounce.ts",
    tests: ["apps/worker/tasks/message-bounce.test.ts"],
    guards: [
      ["email !== undefined && isBounceOf(claimed, email, secret)", "email !== undefined"],
      ["person && noted", "person"],
    ],
  },
  {
    file: "packages/inbox/bounce/queries.ts",
    tests: ["apps/worker/tasks/message-bounce.test.ts"],
    guards: [
      [
        "(state = 'sent' or (state = 'failed' and reason = 'returned' and ${argument(\"reason\")}::text = 'bounced'))",
        "true",
      ],
      ['.where("bounced_at", "is", null)'],
      [' and "user".email = ${argument("email")}::text'],
    ],
  },
  {
    file: "packages/inbox/bounce/bounce-address.ts",
    tests: ["packages/inbox/bounce/bounce-address.test.ts"],
    guards: [
      ["`${id} ${email}`", "id"],
      ["!given.startsWith(begin) || "],
      [" || !given.endsWith(end)"],
      ["isUuid(recipientId) ? { recipientId } : null", "{ recipientId }"],
    ],
  },
  {
    file: "packages/email/mailbox/delivery-report.ts",
    tests: ["packages/email/mailbox/delivery-report.test.ts"],
    guards: [
      [".slice(0, maxTextLength)"],
      ["failed.every(isUnknownMailbox)", "failed.some(isUnknownMailbox)"],
      ['.filter(({ action }) => action?.toLowerCase().startsWith("failed"))'],
      ["/^[45]\\.\\d{1,3}\\.\\d{1,3}(?!\\S)/.exec(status)?.[0] ?? unspecified", "status"],
    ],
  },
];
