export { createGuestToken } from "./guest-token.ts";
