import type { Caller } from "../../../integration/access/authorization/rules.ts";
import type { Target } from "./targets.ts";

export interface HostileRequest {
  index: number;
  target: Target;
  caller: Caller;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Description of the defect. */
  trouble: string;
}
