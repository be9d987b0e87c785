import { globSync } from "node:fs";
import { root } from "../../../../tools/env.ts";

/** Files that guard, and the tests that must notice a change of them. */
export interface Area {
  files: string[];
  /** None that starts our programs: it is not known what those reach, and no mutant is active in them. */
  tests: string[];
}

export const areas: Area[] = [
  {
    files: [
      "packages/booking/seats/no-show/tally.ts",
      "packages/booking/seats/party-place/arrange.ts",
      "packages/booking/seats/seat-gate/offer-window.ts",
    ],
    tests: [
      "packages/booking/seats/no-show/tally.test.ts",
      "packages/booking/seats/party-place/arrange.test.ts",
      "packages/booking/seats/seat-gate/{offer-window,quiet-hours}.test.ts",
    ],
  },
  {
    files: [
      "packages/booking/money/receipt/tax.ts",
      "packages/contracts/booking/money/seat-price.ts",
    ],
    tests: [
      "packages/booking/money/receipt/tax.test.ts",
      "packages/contracts/booking/money/seat-price.test.ts",
    ],
  },
  {
    files: [
      "packages/booking/reservation/friend-seat/policy.ts",
      "packages/booking/tables/proposed-table/policy.ts",
      "packages/contracts/account/staff-policy.ts",
      "packages/runtime/staff/for-staff.ts",
    ],
    tests: [
      "packages/booking/reservation/friend-seat/policy.test.ts",
      "packages/booking/tables/proposed-table/policy.test.ts",
      "packages/contracts/account/staff-policy.test.ts",
      "packages/runtime/staff/for-staff.test.ts",
    ],
  },
  {
    files: [
      "packages/auth/{sign-in-code,take-limits}.ts",
      "packages/auth/email-change/limit-changes.ts",
      "packages/runtime/limit/limit.ts",
    ],
    tests: ["packages/auth/sign-in-code.test.ts", "packages/runtime/limit/limit.test.ts"],
  },
  {
    files: ["packages/booking/seats/seat-gate/{decide-holds,locked-session,no-show-limit}.ts"],
    tests: [
      "packages/booking/seats/seat-gate/{no-show-limit,seat-gate}.test.ts",
      "packages/booking/money/price/kinds.test.ts",
      "packages/booking/reservation/own/hold.test.ts",
    ],
  },
];

/** Of the area, those whose path contains the text. */
export function filesOf({ files }: Area, within = ""): string[] {
  return files
    .flatMap((pattern) => {
      const found = globSync(pattern, { cwd: root });
      if (found.length === 0) throw new Error(`No file matches ${pattern}`);
      return found;
    })
    .filter((file) => file.includes(within))
    .toSorted();
}
