import type { Limit } from "@takujo/runtime/limit/limit";

const hour = 3_600;

/** By the visitor's address: a household, an office. */
export const byAddress: Limit = { scope: "contact-address", most: 10, seconds: hour };

/** Without a proof there is less to tell a person from a program. */
export const byAddressUnproven: Limit = { scope: "contact-unproven", most: 3, seconds: hour };

/** The copy goes to an address that anybody can type, and must not become a way to pester its owner. */
export const byEmail: Limit = { scope: "contact-email", most: 5, seconds: 24 * hour };
