import type { Limit } from "@takujo/runtime/limit/limit";

const hour = 3_600;

/** By the visitor's address: a household, an office. */
export const byAddress: Limit = { scope: "contact-address", most: 10, seconds: hour };

/** Without a proof there is less to tell a person from a program. */
export const byAddressUnproven: Limit = { scope: "contact-unproven", most: 3, seconds: hour };

/** Signed in, nothing but this is needed: the copy goes to the account's own address. */
export const byPerson: Limit = { scope: "contact-person", most: 10, seconds: hour };

/** The copy goes to an address that anybody can type, and must not become a way to pester its owner. */
export const byEmail: Limit = { scope: "contact-email", most: 5, seconds: 24 * hour };
