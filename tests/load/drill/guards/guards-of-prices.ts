// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import type { GuardedFile } from "./find-guards.ts";

/** What is promised for seats, and what makes it less: passes and codes. */
export const guardsOfPrices: GuardedFile[] = [
  // Passes: one's own, each visit once, for seats that they may cover; a free visit once for so many stamps.
  {
    file: "packages/booking/money/pass/stamps.ts",
    tests: ["packages/booking/money/pass/pass.test.ts"],
    guards: [
      ["await lockPasses(transaction, { userId: use.userId });"],
      [
        "isUsable ? Math.max(0, left) : own.filter((pass) => pass === id).length",
        "Math.max(0, left)",
      ],
      [".filter(({ mostYen }) => mostYen === null || cheapest <= mostYen)"],
    ],
  },
  {
    file: "packages/booking/money/pass/stamps.ts",
    tests: ["packages/booking/money/pass/stamps.test.ts"],
    guards: [
      ["await lockPasses(transaction, { userId });"],
      ["await endAwards(transaction, { userId, kindId, earned, now });"],
    ],
  },
  {
    file: "packages/booking/money/pass/queries.ts",
    tests: ["packages/booking/money/pass/pass.test.ts"],
    guards: [
      [" or (reservation.state = 'cancelled' and reservation.cancelled_late)"],
      ["'attended', 'no-show'", "'attended'"],
      [" and reservation.id is distinct from ${except}"],
      ['.where("pass.user_id", "=", argument("userId"))\n    .where(sql', ".where(sql"],
      ["pass.ended_at is null and "],
      [" and pass.valid_until > ${at}::timestamptz"],
      ['.where("pass.user_id", "=", argument("userId"))\n      .select', ".select"],
      ['.where("stopped_at", "is", null)\n    .select(["id"', '.select(["id"'],
      ['"stamps"])\n    .forShare(),', '"stamps"]),'],
      ['.where("ended_at", "is", null)\n      .returning(["id"', '.returning(["id"'],
      ['.where("session.event_id", "=", argument("eventId"))'],
      ['.where("reservation.user_id", "=", argument("userId"))'],
      ['.where("reservation.state", "in", ["confirmed", "attended"])'],
    ],
  },
  {
    file: "packages/booking/money/pass/queries.ts",
    tests: ["packages/booking/money/pass/stamps.test.ts"],
    guards: [
      ["count(distinct session.event_id)", "count(session.event_id)"],
      ["and session.starts_at >= kind.made_at "],
      ["and session.starts_at < coalesce(kind.stopped_at, 'infinity')"],
      ['.onRef("kind.made_at", "<=", "session.starts_at")'],
      [" and pass.ended_by_id is null"],
      [".where(sql<boolean>`${usesOf()} = 0`)"],
    ],
  },
  {
    file: "packages/booking/money/pass/manage-passes.ts",
    tests: ["packages/booking/money/pass/pass.test.ts"],
    guards: [
      ["!person || "],
      ["userId === actorId", "false"],
      ["refund.amount > (pass.paid ?? 0)", "false"],
      ["await lockPasses(transaction, { userId });"],
      [
        'if (!ended) throw new DomainError("not-now", "It was taken back.", { reason: "ended" });',
        "if (!ended) return { id };",
      ],
    ],
  },
  {
    file: "packages/booking/money/pass/manage-passes.ts",
    tests: ["packages/booking/money/pass/stamps.test.ts"],
    guards: [[" || kind.stamps !== null"]],
  },
  {
    file: "packages/booking/money/pass/read-passes.ts",
    tests: ["packages/booking/money/pass/pass.test.ts"],
    guards: [
      ['if (!person) throw new DomainError("not-found");'],
      ["stopped_at === null && stamps === null", "stamps === null"],
    ],
  },
  {
    file: "packages/booking/money/pass/read-passes.ts",
    tests: ["packages/booking/money/pass/stamps.test.ts"],
    guards: [["stopped_at === null && stamps === null", "stopped_at === null"]],
  },
  {
    file: "packages/booking/money/pass/kind/queries.ts",
    tests: ["packages/booking/money/pass/pass.test.ts"],
    guards: [['.where("stopped_at", "is", null)']],
  },
  {
    file: "packages/booking/money/pass/routes.ts",
    tests: ["tests/integration/access/authorization-matrix.test.ts"],
    guards: [
      "listPassKinds",
      "createPassKind",
      "stopPassKind",
      "readPersonPasses",
      "addPass",
      "endPass",
    ].map((operation) => [
      `...forStaff.everywhere("money"),\n  operationId: "${operation}"`,
      `...forStaff.everywhere("content"),\n  operationId: "${operation}"`,
    ]),
  },
  {
    file: "packages/booking/money/price/promise-prices.ts",
    tests: ["packages/booking/money/pass/pass.test.ts"],
    guards: [
      ["(passSeats ?? 0) > seats", "false"],
      ["coveredSeats(covered) !== covering.passSeats", "false"],
    ],
  },
  {
    file: "packages/booking/reservation/own/change-reservation.ts",
    tests: ["packages/booking/money/pass/pass.test.ts"],
    guards: [
      ["if (now >= session.change_deadline) assertVisitsKept(covered, promise.prices);"],
      ["change.details.passSeats ?? Math.min(seats, covered)", "change.details.passSeats"],
    ],
  },
  {
    file: "packages/contracts/booking/money/seat-price.ts",
    tests: ["packages/contracts/booking/money/seat-price.test.ts"],
    guards: [
      ["covering.size >= seats || "],
      [" || discounted(full, discount) === 0"],
      ["one.left > 0 && "],
      [" && (one.mostYen === null || full <= one.mostYen)"],
    ],
  },
  {
    file: "packages/contracts/booking/money/pass.ts",
    tests: ["packages/booking/money/pass/pass.test.ts"],
    guards: [
      ["z.number().int().min(1).max(mostYen)", "z.number().int().max(mostYen)"],
      ["z.number().int().min(1).max(mostYen)", "z.number().int().min(1)"],
      [".min(1).max(maxPassDays)", ".min(1)"],
      [".min(1).max(maxPassDays)", ".max(maxPassDays)"],
      [".min(1).max(maxPassVisits)", ".min(1)"],
      [".min(1).max(maxPassVisits)", ".max(maxPassVisits)"],
      [".min(minStamps).max(maxStamps)", ".min(minStamps)"],
      [".min(minStamps).max(maxStamps)", ".max(maxStamps)"],
      [".check(...passRules.name)"],
      [".check(...passRules.reason)"],
    ],
  },
  // Prices and codes: as often as they may be used, and as they were promised.
  {
    file: "packages/booking/money/price/promise-prices.ts",
    tests: ["packages/booking/money/price/kinds.test.ts"],
    guards: [
      ["named.some((key) => !known.includes(key))", "false"],
      ["counted > seats", "false"],
    ],
  },
  {
    file: "packages/booking/seats/seat-gate/decide-holds.ts",
    tests: ["packages/booking/money/price/kinds.test.ts"],
    guards: [
      ["kinds.length > seats || "],
      [" || kinds.some((kind) => ![ordinaryKind, ...known].includes(kind))"],
    ],
  },
  {
    file: "packages/booking/reservation/own/change-reservation.ts",
    tests: ["packages/booking/money/price/kinds.test.ts"],
    guards: [
      ["kinds && kinds.length > Math.max(seats, reservation.seats)", "false"],
      ["seats < reservation.seats && new Set(further).size > 1", "false"],
    ],
  },
  {
    file: "packages/booking/seats/party-place/seat-friends.ts",
    tests: ["packages/booking/money/price/kinds.test.ts"],
    guards: [
      ["left.size === leaving.length && "],
      [" && leaving.length === party.seats - seats"],
      ["!isWhole || !leaving.every((place) => place < party.seats)", "!isWhole"],
    ],
  },
  {
    file: "packages/booking/seats/party-place/seat-friends.ts",
    tests: ["packages/booking/reservation/friend-seat/friend-seat.test.ts"],
    guards: [['live.some(({ state, place }) => state === "taken" && left.has(place))', "false"]],
  },
  {
    file: "packages/booking/money/price-code/take-code.ts",
    tests: ["packages/booking/money/price-code/price-code.test.ts"],
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
    file: "packages/booking/money/price-code/queries.ts",
    tests: ["packages/booking/money/price-code/price-code.test.ts"],
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
    file: "packages/booking/money/price-code/manage-codes.ts",
    tests: ["packages/booking/money/price-code/price-code.test.ts"],
    guards: [['if (eventSlug !== null && !event) throw new DomainError("not-found");']],
  },
  {
    file: "packages/booking/reservation/own/routes.ts",
    tests: ["packages/booking/money/price-code/price-code.test.ts"],
    guards: [
      ["if (wanted.details) await limitCodes({ ...own, clientAddress }, wanted.details);"],
      ["await limitCodes({ ...own, clientAddress }, details);"],
    ],
  },
  {
    file: "packages/contracts/booking/money/price-code.ts",
    tests: ["packages/booking/money/price-code/price-code.test.ts"],
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
    file: "packages/contracts/booking/money/seat-price.ts",
    tests: ["packages/contracts/booking/money/seat-price.test.ts"],
    guards: [
      [
        "Math.max(0, Math.ceil((full * (100 - discount.percent)) / 100) - discount.yen)",
        "Math.ceil((full * (100 - discount.percent)) / 100) - discount.yen",
      ],
    ],
  },
];
