import { clientAddressHeader } from "@takujo/contracts/client-address";
import { addressBlock } from "@takujo/runtime/limit/address-block";
import type { Limit } from "@takujo/runtime/limit/limit";
import { takeLimits } from "../take-limits.ts";
import type { EmailChangeOptions } from "./change-link.ts";
import type { EmailChange } from "./queries.ts";

const hour = 3_600;

/** The new address is mailed before anything proves that it is the person's own, and must not be usable to spam its owner. */
export const changesByNewEmail: Limit = { scope: "new-email", max: 5, seconds: 24 * hour };

export const changesByPerson: Limit = { scope: "new-email-person", max: 10, seconds: 24 * hour };

/** By the visitor's address, which a household or office may share. */
export const changesByNetwork: Limit = { scope: "new-email-network", max: 20, seconds: hour };

/** Each request sends at most one mail to the new address, so requests are counted: the form shows the refusal. */
export const limitChanges = (
  { userId, newEmail }: EmailChange,
  headers: Headers,
  options: EmailChangeOptions,
): Promise<void> =>
  takeLimits(
    options,
    [
      [changesByNewEmail, newEmail],
      [changesByPerson, userId],
      [changesByNetwork, addressBlock(headers.get(clientAddressHeader) ?? "unknown")],
    ],
    { code: "TOO_MANY_REQUESTS", message: "Too many changes were asked for" },
  );
