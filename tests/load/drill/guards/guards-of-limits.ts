// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source.
import type { GuardedFile } from "./find-guards.ts";

const friends = ["packages/booking/reservation/friend-seat/friend-seat.test.ts"];
const inquiries = ["packages/inbox/contact/receive-inquiry.test.ts"];
const mailKinds = ["tests/integration/access/mail-kinds.test.ts"];

/** How often somebody may be mailed because of another, and how often a code may be guessed. */
export const guardsOfLimits: GuardedFile[] = [
  {
    file: "packages/booking/reservation/friend-seat/limits.ts",
    tests: friends,
    guards: [
      ['if (email === "") return;'],
      ["await takeFromLimit(transaction, ticketsByEmail, email.toLowerCase(), secret);"],
      ["email.toLowerCase()", "email"],
      ["await takeFromLimit(transaction, ticketsByNetwork, addressBlock(clientAddress), secret);"],
      ["addressBlock(clientAddress)", "clientAddress"],
    ],
  },
  {
    file: "packages/booking/reservation/friend-seat/routes.ts",
    tests: friends,
    guards: [
      ["await takeFromLimit(transaction, linksByParty, party.id, secret);"],
      ["await takeFromLimit(transaction, linksByParty, guest.id, secret);"],
    ],
  },
  {
    file: "packages/booking/reservation/own/routes.ts",
    tests: friends,
    guards: [
      ["if (wanted.sessionId) await takeFromLimit(transaction, movesByParty, own.id, secret);"],
      ["if (wanted.sessionId) await", "await"],
    ],
  },
  {
    file: "packages/booking/seats/history/record-transitions.ts",
    tests: friends,
    guards: [['cause === "change" ? detail?.before?.sessionId : undefined', "undefined"]],
  },
  {
    file: "packages/inbox/contact/receive-inquiry.ts",
    tests: inquiries,
    guards: [
      ["await take(transaction, byAddress, block);"],
      ["if (!challenge.isSolved) await take(transaction, byAddressUnproven, block);"],
      ["await take(transaction, byEmail, inquiry.email.toLowerCase());"],
    ],
  },
  {
    file: "packages/inbox/contact/account-inquiries.ts",
    tests: ["packages/inbox/contact/account-inquiry.test.ts"],
    guards: [["await takeFromLimit(transaction, byPerson, bearer.userId, secret);"]],
  },
  {
    file: "packages/auth/email-change/limit-changes.ts",
    tests: mailKinds,
    guards: [
      ["[changesByNewEmail, newEmail],"],
      ["[changesByPerson, userId],"],
      ['[changesByNetwork, addressBlock(headers.get(clientAddressHeader) ?? "unknown")],'],
    ],
  },
  {
    file: "packages/auth/sign-in-code.ts",
    tests: mailKinds,
    guards: [["[codesByNetwork, `${email}\\n${network}`],"], ["[codesByEmail, email],"]],
  },
  {
    file: "packages/booking/money/price-code/take-code.ts",
    tests: ["packages/booking/money/price-code/price-code.test.ts"],
    guards: [
      ["await takeFromLimit(db, codesTried, userId, secret);"],
      ["await takeFromLimit(db, codesTriedFrom, addressBlock(clientAddress), secret);"],
    ],
  },
];
