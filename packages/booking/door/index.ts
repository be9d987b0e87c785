export { dropForgottenPhotos } from "./event-photo/decide.ts";
export { takeEach } from "./reception/mark/take-each.ts";
export { assertReception, keeperOf } from "./reception/policy.ts";
export { whoIs } from "./reception/queries.ts";
export { readDoor } from "./reception/read-reception.ts";
export { receptionHelpMailJob } from "./reception-helper/jobs.ts";
export { findMailedHelp } from "./reception-helper/manage-helpers.ts";
export { selectVisit, selectVisitsSince } from "./visit/queries.ts";
