// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import type { GuardedFile } from "./find-guards.ts";

/** What rooms about people, mails and money refuse: conditions, locks, bounds and parts of statements. */
export const guardsOfRooms: GuardedFile[] = [
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
    file: "packages/account/staff/invitation-token.ts",
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
    file: "packages/account/staff/grant.ts",
    tests: ["packages/account/staff/staff.test.ts"],
    guards: [
      [" || !chosen.some((role) => rolesByEvent.includes(role))"],
      [
        'if (found.length < ids.length) throw new DomainError("not-found", "There is no such event.");',
      ],
    ],
  },
  {
    file: "packages/account/staff/invite.ts",
    tests: ["packages/account/staff/staff.test.ts"],
    guards: [
      ['if (known) throw new DomainError("not-now", undefined, { reason: "already-staff" });'],
    ],
  },
  {
    file: "packages/account/staff/routes.ts",
    tests: ["packages/account/staff/staff.test.ts"],
    guards: [["demandPersonThemselves(bearer);"]],
  },
  {
    file: "packages/account/staff/find-mailed-invitation.ts",
    tests: [
      "tests/integration/access/staff-invitation-mail.test.ts",
      "packages/account/staff/staff.test.ts",
    ],
    guards: [["!row || row.expires_at <= now", "!row"]],
  },
  // Messages: as one of those who write read them, to whom they are about, and once.
  {
    file: "packages/inbox/message/save-draft.ts",
    tests: ["packages/inbox/message/draft.test.ts"],
    guards: [['before.state !== "draft" || '], [" || before.version !== version"]],
  },
  {
    file: "packages/inbox/message/save-draft.ts",
    tests: ["packages/inbox/message/newsletter.test.ts"],
    guards: [["before.event_id === null\n          ? nobodyChosen\n          : ", ""]],
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
    file: "packages/inbox/message/discard-draft.ts",
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
    file: "packages/inbox/message/take-back.ts",
    tests: ["packages/inbox/message/send-message.test.ts"],
    guards: [
      ['if (message.state === "draft") return null;'],
      ['if (message.state !== "planned") throw new DomainError("too-late");'],
      ["await deleteRecipients(transaction, { messageId });"],
    ],
  },
  {
    file: "packages/inbox/message/stop-message.ts",
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
    file: "packages/inbox/message/find-test.ts",
    tests: ["packages/inbox/message/draft.test.ts"],
    guards: [["if (person?.id !== personId) return undefined;", "if (!person) return undefined;"]],
  },
  {
    file: "packages/inbox/message/resend-message.ts",
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
    file: "packages/inbox/message/list-recipients.ts",
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
      ["claimed.attempts + 1 >= mostAttempts", "false"],
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
  // Newsletters: to who agreed, and stopped by who has the link.
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
    file: "packages/inbox/newsletter/unsubscribe-token.ts",
    tests: ["packages/inbox/newsletter/unsubscribe.test.ts"],
    guards: [
      ["rest.length > 0 || "],
      [' || !isSigned(userId, signature, secret, "newsletter")'],
      [
        'isSigned(userId, signature, secret, "newsletter")',
        'isSigned(userId, signature, secret, "guest reservation")',
      ],
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
  // What comes back: only if we sent it, to the address that is still the person's, and once.
  {
    file: "packages/inbox/bounce/receive-bounce.ts",
    tests: ["apps/worker/tasks/message-bounce.test.ts"],
    guards: [
      ["email === undefined || !isBounceOf(claimed, email, secret)", "email === undefined"],
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
      ["`${recipientId} ${email}`", "recipientId"],
      ["!given.startsWith(begin) || "],
      [" || !given.endsWith(end)"],
      ["isUuid(id) ? id : null", "id"],
    ],
  },
  {
    file: "packages/email/mailbox/delivery-report.ts",
    tests: ["packages/email/mailbox/delivery-report.test.ts"],
    guards: [
      [".slice(0, longest)"],
      ["failed.every(isUnknownMailbox)", "failed.some(isUnknownMailbox)"],
      ['.filter(({ action }) => action?.toLowerCase().startsWith("failed"))'],
      ["/^[45]\\.\\d{1,3}\\.\\d{1,3}(?!\\S)/.exec(status)?.[0] ?? unspecified", "status"],
    ],
  },
  // Money of an evening: of its parties, while it is open, as it was seen, and shown whatever it adds up to.
  {
    file: "packages/booking/money/queries.ts",
    tests: ["packages/booking/money/money.test.ts"],
    guards: [
      ["filter (where ${condition}), 0)::float8", "filter (where ${condition}), 0)::integer"],
    ],
  },
  {
    file: "packages/booking/admin-reservation/list/event/queries.ts",
    tests: ["packages/booking/money/money.test.ts"],
    guards: [["coalesce(sum(paid), 0)::float8", "coalesce(sum(paid), 0)::integer"]],
  },
  {
    file: "packages/insight/dashboard/queries.ts",
    tests: ["packages/booking/money/money.test.ts"],
    guards: [
      ["coalesce(sum(check_in.paid), 0)::float8", "coalesce(sum(check_in.paid), 0)::integer"],
    ],
  },
  {
    file: "packages/insight/statistics/queries.ts",
    tests: ["packages/booking/money/money.test.ts"],
    guards: [["0)::float8`", "0)::integer`"]],
  },
  {
    file: "packages/booking/money/closing/demand-open.ts",
    tests: ["packages/booking/money/closing/closing.test.ts"],
    guards: [
      [
        'if (closing) throw new DomainError("not-now", "The evening is closed.", { reason: "closed" });',
      ],
    ],
  },
  {
    file: "packages/booking/money/queries.ts",
    tests: ["packages/booking/money/closing/closing.test.ts"],
    guards: [['.select("id").forNoKeyUpdate()', '.select("id")']],
  },
  {
    file: "packages/booking/money/closing/close-evening.ts",
    tests: ["packages/booking/money/closing/closing.test.ts"],
    guards: [
      ['if (!isSame(recorded, closing.recorded)) throw new DomainError("changed-meanwhile");'],
      ["coins && sumOfCoins(coins) - changeFund !== counted.cash", "false"],
      ['reason === "" && !isSame(recorded, counted)', "false"],
      [
        "paymentMethods.every((method) => one[method] === other[method])",
        "sumOf(one) === sumOf(other)",
      ],
    ],
  },
  {
    file: "packages/booking/money/closing/reopen-evening.ts",
    tests: ["packages/booking/money/closing/closing.test.ts"],
    guards: [
      [
        'if (!reopened) throw new DomainError("not-now", "The evening is open.", { reason: "open" });',
      ],
    ],
  },
  {
    file: "packages/booking/money/closing/queries.ts",
    tests: ["packages/booking/money/closing/closing.test.ts"],
    guards: [['.where("reopened_at", "is", null)\n    .select("id")', '.select("id")']],
  },
  {
    file: "packages/booking/money/correction/add-correction.ts",
    tests: ["packages/booking/money/money.test.ts"],
    guards: [['if (!party) throw new DomainError("not-found", "No party of this evening.");']],
  },
  {
    file: "packages/booking/money/correction/add-correction.ts",
    tests: ["packages/booking/money/closing/closing.test.ts"],
    guards: [["await demandOpen(transaction, eventId);"]],
  },
  {
    file: "packages/booking/money/correction/queries.ts",
    tests: ["packages/booking/money/money.test.ts"],
    guards: [['.where("session.event_id", "=", argument("eventId"))']],
  },
  {
    file: "packages/booking/money/correction/queries.ts",
    tests: ["packages/booking/receipt/receipt.test.ts"],
    guards: [
      [
        '.select("reservation.id")\n    .forNoKeyUpdate("reservation"),',
        '.select("reservation.id"),',
      ],
    ],
  },
  {
    file: "packages/booking/money/csv/export-money.ts",
    tests: ["packages/booking/money/money.test.ts"],
    guards: [["if (eventId && !first)", "if (false)"]],
  },
  {
    file: "packages/contracts/booking/money.ts",
    tests: ["packages/booking/money/money.test.ts"],
    guards: [
      ["yen.min(1).max(mostYen)", "yen.max(mostYen)"],
      ["yen.min(1).max(mostYen)", "yen.min(1)"],
      ['.refine((amount) => amount !== 0, "More or less")'],
      ['.refine(({ from, to }) => from !== to, { path: ["to"], message: "Another one" })'],
    ],
  },
  {
    file: "packages/contracts/booking/money.ts",
    tests: ["packages/booking/money/closing/closing.test.ts"],
    guards: [
      ["count.max(mostChangeFund)", "count"],
      ["count.max(mostCoins)", "count"],
      ["yen.min(-mostYenOfEvening).max(mostYenOfEvening)", "yen"],
    ],
  },
  // Receipts: one's own, for what was paid, with numbers that have no gap and no twin.
  {
    file: "packages/booking/receipt/issue-receipt.ts",
    tests: ["packages/booking/receipt/receipt.test.ts"],
    guards: [
      ["wanted.standard + wanted.reduced === 0", "false"],
      ['by === "person" ? !isWhole : !isPart', "!isPart"],
      ['by === "person" ? !isWhole : !isPart', 'by === "person" && !isWhole'],
      ['by === "person" ? actorId : null', "null"],
      ["demandPrintable({ addressee, purpose }, document);"],
    ],
  },
  {
    file: "packages/booking/receipt/queries.ts",
    tests: ["packages/booking/receipt/receipt.test.ts"],
    guards: [
      ['.select("id").forNoKeyUpdate()', '.select("id")'],
      ['\n    .where("user_id", "=", argument("userId"))'],
      ['or receipt.reservation_id = ${argument("reservationId")}::uuid', "or true"],
      [
        "and not exists (select from check_in_undo where check_in_undo.undone_nonce = check_in.nonce)",
      ],
    ],
  },
  {
    file: "packages/booking/receipt/amounts.ts",
    tests: ["packages/booking/receipt/receipt.test.ts"],
    guards: [
      [" && void_reason === null"],
      ["copy === 1 && "],
      [
        "Math.max(0, taken[name] - sum(live.map((receipt) => receipt[name])))",
        "taken[name] - sum(live.map((receipt) => receipt[name]))",
      ],
    ],
  },
  {
    file: "packages/booking/receipt/read-pdf.ts",
    tests: ["packages/booking/receipt/receipt.test.ts"],
    guards: [
      ["!owned || !row", "!row"],
      ['row.issued_by === "desk"', "false"],
    ],
  },
  {
    file: "packages/booking/receipt/reissue-receipt.ts",
    tests: ["packages/booking/receipt/receipt.test.ts"],
    guards: [
      ['if (!locked) throw new DomainError("not-found");'],
      ["!first || first.copy !== 1", "!first"],
      ["first.void_reason !== null", "false"],
      ["last?.copy !== copies", "!last"],
      [
        'if (copies >= mostCopies) throw new DomainError("not-now", "Too many.", { reason: "copies" });',
      ],
      ["demandPrintable({ addressee, purpose }, document);"],
    ],
  },
  {
    file: "packages/booking/receipt/void-receipt.ts",
    tests: ["packages/booking/receipt/receipt.test.ts"],
    guards: [
      ["receipt?.copy !== 1", "!receipt"],
      ['if (!voided) throw new DomainError("not-now", "It is void already.", { reason: "void" });'],
    ],
  },
  {
    file: "packages/booking/receipt/pdf/demand-printable.ts",
    tests: ["packages/booking/receipt/receipt.test.ts"],
    guards: [
      ["issues.length > 0", "false"],
      ['unprintable(Object.values(seller).join("")).length > 0', "false"],
    ],
  },
  // Prices and codes: as often as they may be used, and as they were promised.
  {
    file: "packages/booking/price/promise-prices.ts",
    tests: ["packages/booking/price/kinds.test.ts"],
    guards: [
      ['if (unknown !== undefined) throw new DomainError("invalid-input", "kinds: unknown.");'],
      ['if (counted > seats) throw new DomainError("invalid-input", "kinds: more than seats.");'],
    ],
  },
  {
    file: "packages/booking/price-code/take-code.ts",
    tests: ["packages/booking/price-code/price-code.test.ts"],
    guards: [
      ["row.stopped_at === null &&"],
      ["(row.event_id === null || row.event_id === eventId) &&"],
      ["row.valid_from <= now &&"],
      ["&&\n  now < row.valid_until"],
      ['if (row.most_uses !== null && uses >= row.most_uses) throw refusal("used-up");'],
      [
        'if (row.most_per_person !== null && own >= row.most_per_person) throw refusal("own-used-up");',
      ],
      [" || (row.event_id !== null && row.event_id !== eventId)"],
    ],
  },
  {
    file: "packages/booking/price-code/queries.ts",
    tests: ["packages/booking/price-code/price-code.test.ts"],
    guards: [
      ['"stopped_at",\n    ])\n    .forNoKeyUpdate(),', '"stopped_at",\n    ]),'],
      [
        '.where("id", "<>", argument("except"))\n    .where(usesCode)',
        '.where("id", "<>", argument("except"))',
      ],
      ['.where("stopped_at", "is", null)'],
    ],
  },
  {
    file: "packages/booking/price-code/manage-codes.ts",
    tests: ["packages/booking/price-code/price-code.test.ts"],
    guards: [['if (eventSlug !== null && !event) throw new DomainError("not-found");']],
  },
  {
    file: "packages/booking/reservation/routes.ts",
    tests: ["packages/booking/price-code/price-code.test.ts"],
    guards: [
      ["if (wanted.details) await limitCodes(own.userId, wanted.details);"],
      ["await limitCodes(own.userId, details);"],
    ],
  },
  {
    file: "packages/contracts/booking/price-code.ts",
    tests: ["packages/booking/price-code/price-code.test.ts"],
    guards: [
      ["yen > 0 !== percent > 0", "true"],
      ["Date.parse(validFrom) < Date.parse(validUntil)", "true"],
      ["z.number().int().min(0).max(100)", "z.number().int().min(0)"],
      ["z.number().int().min(0).max(1_000_000)", "z.number().int().max(1_000_000)"],
      ["z.number().int().min(0).max(1_000_000)", "z.number().int().min(0)"],
      ["z.number().int().min(1).max(100_000).nullable()", "z.number().int().nullable()"],
      ["z.number().int().min(1).max(100).nullable()", "z.number().int().nullable()"],
    ],
  },
  {
    file: "packages/contracts/booking/seat-price.ts",
    tests: ["packages/contracts/booking/seat-price.test.ts"],
    guards: [
      [
        "Math.max(0, Math.ceil((full * (100 - discount.percent)) / 100) - discount.yen)",
        "Math.ceil((full * (100 - discount.percent)) / 100) - discount.yen",
      ],
    ],
  },
  // A guest's link: of this reservation, at this address, for a while, for no more seats.
  {
    file: "packages/booking/guest-reservation/find-guest.ts",
    tests: ["packages/booking/guest-reservation/guest-reservation.test.ts"],
    guards: [
      ["claimed && isUuid(claimed.reservationId)", "claimed"],
      ["isGuestToken({ ...claimed, email: row.guest_email }, claimed.signature, secret)", "true"],
      [" || now.getTime() >= row.ends_at.getTime() + afterTheEnd"],
    ],
  },
  {
    file: "packages/booking/guest-reservation/guest-token.ts",
    tests: ["packages/booking/guest-reservation/guest-reservation.test.ts"],
    guards: [
      ["`${reservationId} ${email}`", "`${reservationId} ${email.length > 0}`"],
      ["rest.length > 0 ? null : "],
    ],
  },
  {
    file: "packages/booking/guest-reservation/queries.ts",
    tests: ["packages/booking/guest-reservation/guest-reservation.test.ts"],
    guards: [['.where("reservation.guest_email", "<>", "")']],
  },
  {
    file: "packages/booking/guest-reservation/routes.ts",
    tests: ["packages/booking/guest-reservation/guest-reservation.test.ts"],
    guards: [['if (wanted.seats > seats) throw new DomainError("too-many-seats");']],
  },
  // The rule about absences: read before it is changed, and for absences of people alone.
  {
    file: "packages/booking/no-show/rule.ts",
    tests: ["packages/booking/no-show/no-show.test.ts"],
    guards: [["isOn ? rule : null", "rule"]],
  },
  {
    file: "packages/booking/no-show/excuse.ts",
    tests: ["packages/booking/no-show/no-show.test.ts"],
    guards: [
      ['found.state !== "no-show" || '],
      [" || found.user_id === null"],
      ["if (before === reason) return { isExcused: true };"],
      ["if (before === null) return { isExcused: false };"],
    ],
  },
  {
    file: "packages/booking/no-show/read-tally.ts",
    tests: ["packages/booking/no-show/no-show.test.ts"],
    guards: [["absences.map(({ excuse: _, ...absence }) => absence)", "absences"]],
  },
  {
    file: "packages/booking/no-show/tally.ts",
    tests: ["packages/booking/no-show/tally.test.ts"],
    guards: [
      [" || counted.length < most"],
      ["freeFrom && today < freeFrom ? freeFrom : null", "freeFrom"],
    ],
  },
  {
    file: "packages/booking/seat-gate/no-show-limit.ts",
    tests: ["packages/booking/seat-gate/no-show-limit.test.ts"],
    guards: [
      [
        "if (!limit || limit.coming < limit.mostComing) return undefined;",
        "if (limit) return undefined;\n  if (!limit) return undefined;",
      ],
      ["limit.coming < limit.mostComing", "false"],
    ],
  },
  {
    file: "packages/booking/seat-gate/locked-session.ts",
    tests: ["packages/booking/seat-gate/no-show-limit.test.ts"],
    guards: [
      ["takesMore ? noShowRefusal(limitsOf(others, now).get(userId)) : undefined", "undefined"],
      [
        "takesMore ? noShowRefusal(limitsOf(others, now).get(userId)) : undefined",
        "noShowRefusal(limitsOf(others, now).get(userId))",
      ],
    ],
  },
  {
    file: "packages/booking/seat-gate/decide-holds.ts",
    tests: ["packages/booking/seat-gate/no-show-limit.test.ts"],
    guards: [["return noShowRefusal(limits.get(userId));", "return undefined;"]],
  },
  // Parties on the telephone: within the events of who acts, behind others, once, and not for people with an account.
  {
    file: "packages/booking/admin-reservation/queue-party.ts",
    tests: ["packages/booking/admin-reservation/guests.test.ts"],
    guards: [
      ["if (refusal) throw refusal;"],
      [
        'if (minSeats > seats) throw new DomainError("invalid-input", "minSeats is more than seats.");',
      ],
      ['if (session.free >= minSeats) throw new DomainError("seats-free");'],
      ['if (presence) throw new DomainError("already-waiting");'],
    ],
  },
  {
    file: "packages/booking/admin-reservation/queue-party.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["demandWithin(reach, session?.event_id);"]],
  },
  {
    file: "packages/booking/admin-reservation/add-party.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["demandWithin(reach, session?.event_id);"]],
  },
  {
    file: "packages/booking/admin-reservation/enter-parties.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [
      ["demandWithin(reach, undefined);"],
      ["for (const { event_id } of sessions.values()) demandWithin(reach, event_id);"],
      [
        "for (const id of ids) demandWithin(reach, places.find((place) => place.id === id)?.event_id);",
      ],
    ],
  },
  {
    file: "packages/booking/admin-reservation/list/list-reservations.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["demandWithin(rights.guests ?? [], resolved.event?.id);"]],
  },
  {
    file: "packages/booking/admin-reservation/item/read-reservation.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["demandWithin(rights.guests ?? [], row?.event_id);"]],
  },
  {
    file: "packages/booking/staff-note/policy.ts",
    tests: ["tests/integration/access/staff-scope.test.ts"],
    guards: [["demandWithin(reach, place?.event_id);"]],
  },
  {
    file: "packages/booking/admin-reservation/party-details.ts",
    tests: ["packages/booking/admin-reservation/guests.test.ts"],
    guards: [
      [
        'if (named > seats - 1) throw new DomainError("invalid-input", "guests: more than seats.");',
      ],
      ["email.toLowerCase()", "email"],
    ],
  },
  {
    file: "packages/booking/admin-reservation/answer-offer.ts",
    tests: ["packages/booking/admin-reservation/guests.test.ts"],
    guards: [
      [
        'if (!mayOrganizer({ ...session, ...reservation }, now).accept) throw new DomainError("not-now");',
      ],
    ],
  },
  // What is said of the house: by one at a time, on the clock of a zone that the database knows.
  {
    file: "packages/content/site/save-settings.ts",
    tests: ["packages/content/site/settings.test.ts"],
    guards: [
      [
        "await lockSite(transaction);\n    await demandTimeZone(transaction, settings);",
        "await demandTimeZone(transaction, settings);",
      ],
      [
        "await lockSite(transaction);\n    await demandUnchanged(transaction, revision);",
        "await demandUnchanged(transaction, revision);",
      ],
      ["await demandTimeZone(transaction, settings);\n    const changed", "const changed"],
      [
        "await demandTimeZone(transaction, settings);\n    const { before, after }",
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
      ["z.array(closedDaysSchema).max(mostClosedDays)", "z.array(closedDaysSchema)"],
      ["z.array(firstStepSchema).max(mostSteps)", "z.array(firstStepSchema)"],
      ["z.array(houseRowSchema).max(mostRows)", "z.array(houseRowSchema)"],
    ],
  },
  // Statistics: of months in which something was over, without formulas.
  {
    file: "packages/insight/statistics/read-statistics.ts",
    tests: ["packages/insight/statistics/read-statistics.test.ts"],
    guards: [["month < bounds.first || "], [" || month > bounds.last"]],
  },
];
