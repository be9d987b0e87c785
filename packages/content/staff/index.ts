export { listStaff } from "./list-staff.ts";
