export { findGuest } from "./find-guest.ts";
export { createGuestToken } from "./guest-token.ts";
