export { forgetHolders } from "./forget-holders.ts";
