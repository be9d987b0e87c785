// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import type { GuardedFile } from "./find-guards.ts";

/** What is owed, taken and receipted. */
export const guardsOfMoney: GuardedFile[] = [
  // Money of an evening: of its parties, while it is open, as it was seen, and shown whatever it adds up to.
  {
    file: "packages/booking/money/takings/queries.ts",
    tests: ["packages/booking/money/takings/money.test.ts"],
    guards: [
      ["filter (where ${condition}), 0)::float8", "filter (where ${condition}), 0)::integer"],
    ],
  },
  {
    file: "packages/booking/organizer/admin-reservation/list/event/queries.ts",
    tests: ["packages/booking/money/takings/money.test.ts"],
    guards: [["coalesce(sum(paid), 0)::float8", "coalesce(sum(paid), 0)::integer"]],
  },
  {
    file: "packages/insight/dashboard/queries.ts",
    tests: ["packages/booking/money/takings/money.test.ts"],
    guards: [
      ["coalesce(sum(check_in.paid), 0)::float8", "coalesce(sum(check_in.paid), 0)::integer"],
    ],
  },
  {
    file: "packages/insight/statistics/queries.ts",
    tests: ["packages/booking/money/takings/money.test.ts"],
    guards: [["${sql.raw(condition)}), 0)::float8`", "${sql.raw(condition)}), 0)::integer`"]],
  },
  {
    file: "packages/booking/money/takings/closing/close-evening.ts",
    tests: ["packages/booking/money/takings/closing/closing.test.ts"],
    guards: [
      [
        'if (closing) throw new DomainError("not-now", "The evening is closed.", { reason: "closed" });',
      ],
    ],
  },
  {
    file: "packages/booking/money/takings/queries.ts",
    tests: ["packages/booking/money/takings/closing/closing.test.ts"],
    guards: [["\n    .forNoKeyUpdate()"]],
  },
  {
    file: "packages/booking/money/takings/closing/close-evening.ts",
    tests: ["packages/booking/money/takings/closing/closing.test.ts"],
    guards: [
      ["starts_at > now", "false"],
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
    file: "packages/booking/money/takings/closing/close-evening.ts",
    tests: ["packages/booking/money/takings/closing/closing.test.ts"],
    guards: [
      [
        'if (!reopened) throw new DomainError("not-now", "The evening is open.", { reason: "open" });',
      ],
    ],
  },
  {
    file: "packages/booking/money/takings/closing/queries.ts",
    tests: ["packages/booking/money/takings/closing/closing.test.ts"],
    guards: [
      ['.where("reopened_at", "is", null)\n    .select("closed_at")', '.select("closed_at")'],
    ],
  },
  {
    file: "packages/booking/money/takings/correction/add-correction.ts",
    tests: ["packages/booking/money/takings/money.test.ts"],
    guards: [['if (!party) throw new DomainError("not-found", "No party of this evening.");']],
  },
  {
    file: "packages/booking/money/takings/correction/add-correction.ts",
    tests: ["packages/booking/money/takings/closing/closing.test.ts"],
    guards: [["await assertOpen(transaction, eventId);"]],
  },
  {
    file: "packages/booking/money/takings/correction/queries.ts",
    tests: ["packages/booking/money/takings/money.test.ts"],
    guards: [['.where("session.event_id", "=", argument("eventId"))']],
  },
  {
    file: "packages/booking/money/takings/correction/queries.ts",
    tests: ["packages/booking/money/receipt/receipt.test.ts"],
    guards: [
      [
        '.select("reservation.id")\n    .forNoKeyUpdate("reservation"),',
        '.select("reservation.id"),',
      ],
    ],
  },
  {
    file: "packages/booking/money/takings/csv/export-money.ts",
    tests: ["packages/booking/money/takings/money.test.ts"],
    guards: [["if (eventId && !first)", "if (false)"]],
  },
  {
    file: "packages/contracts/booking/money/money.ts",
    tests: ["packages/booking/money/takings/money.test.ts"],
    guards: [
      ["yen.min(1).max(mostYen)", "yen.max(mostYen)"],
      ["yen.min(1).max(mostYen)", "yen.min(1)"],
      ['.refine((amount) => amount !== 0, "More or less")'],
      ['.refine(({ from, to }) => from !== to, { path: ["to"], message: "Another one" })'],
    ],
  },
  {
    file: "packages/contracts/booking/money/money.ts",
    tests: ["packages/booking/money/takings/closing/closing.test.ts"],
    guards: [
      ["count.max(maxChangeFund)", "count"],
      ["count.max(maxCoins)", "count"],
      ["yen.min(-maxYenOfEvening).max(maxYenOfEvening)", "yen"],
    ],
  },
  // Receipts: one's own, for what was paid, with numbers that have no gap and no twin.
  {
    file: "packages/booking/money/receipt/issue-receipt.ts",
    tests: ["packages/booking/money/receipt/receipt.test.ts"],
    guards: [
      ["wanted.standard + wanted.reduced === 0", "false"],
      ['by === "person" ? !isWhole : !isPart', "!isPart"],
      ['by === "person" ? !isWhole : !isPart', 'by === "person" && !isWhole'],
      ['by === "person" ? actorId : null', "null"],
      ["assertPrintable({ addressee, purpose }, document);"],
    ],
  },
  {
    file: "packages/booking/money/receipt/queries.ts",
    tests: ["packages/booking/money/receipt/receipt.test.ts"],
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
    file: "packages/booking/money/receipt/amounts.ts",
    tests: ["packages/booking/money/receipt/receipt.test.ts"],
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
    file: "packages/booking/money/receipt/read-receipts.ts",
    tests: ["packages/booking/money/receipt/receipt.test.ts"],
    guards: [
      ["!owned || !row", "!row"],
      ['row.issued_by === "desk"', "false"],
    ],
  },
  {
    file: "packages/booking/money/receipt/reissue-receipt.ts",
    tests: ["packages/booking/money/receipt/receipt.test.ts"],
    guards: [
      ['if (!locked) throw new DomainError("not-found");'],
      ["first?.copy !== 1", "!first"],
      ["first.void_reason !== null", "false"],
      ["last?.copy !== copies", "!last"],
      [
        'if (copies >= maxCopies) throw new DomainError("not-now", "Too many.", { reason: "copies" });',
      ],
      ["assertPrintable({ addressee, purpose }, document);"],
    ],
  },
  {
    file: "packages/booking/money/receipt/reissue-receipt.ts",
    tests: ["packages/booking/money/receipt/receipt.test.ts"],
    guards: [
      ["receipt?.copy !== 1", "!receipt"],
      ['if (!voided) throw new DomainError("not-now", "It is void already.", { reason: "void" });'],
    ],
  },
  {
    file: "packages/booking/money/receipt/pdf/assert-printable.ts",
    tests: ["packages/booking/money/receipt/receipt.test.ts"],
    guards: [
      ["issues.length > 0", "false"],
      ['unprintable(Object.values(seller).join("")).length > 0', "false"],
    ],
  },
];
