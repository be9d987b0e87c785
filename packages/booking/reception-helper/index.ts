export { findMailedHelp } from "./find-mailed-help.ts";
export { receptionHelpMailJob } from "./jobs.ts";
