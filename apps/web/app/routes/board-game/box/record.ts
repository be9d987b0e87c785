import type { RouteRecord } from "../../../shell/routing/record.ts";
import type { RouteCheck } from "../../../shell/routing/route-check.ts";

const isNumber: RouteCheck = ({ number }) => /^[1-9]\d{0,8}$/.test(number ?? "");

export const record: RouteRecord = {
  id: "box",
  path: "/box/:number",
  auth: false,
  validate: isNumber,
};
