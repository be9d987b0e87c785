import type { Limit } from "@takujo/runtime/limit/limit";

const hour = 3_600;

/** By the visitor's address, which a household or office may share. */
export const byAddress: Limit = { scope: "contact-address", most: 10, seconds: hour };

/** Without a proof the sender may be a program. */
export const byAddressUnproven: Limit = { scope: "contact-unproven", most: 3, seconds: hour };

/** The only limit for signed-in people: the copy goes to the account's own address. */
export const byPerson: Limit = { scope: "contact-person", most: 10, seconds: hour };

/** The copy goes to an address that anyone can type, and must not be usable to spam its owner. */
export const byEmail: Limit = { scope: "contact-email", most: 5, seconds: 24 * hour };
