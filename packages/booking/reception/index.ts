export { takeEach } from "./mark/take-each.ts";
export { demandReception, keeperOf } from "./policy.ts";
export { whoIs } from "./queries.ts";
export { readDoor } from "./read-door.ts";
