export { bounceAddress, bounceIn } from "./bounce-address.ts";
export { noteBounced } from "./queries.ts";
export { receiveBounce } from "./receive-bounce.ts";
