import type { z } from "zod";

/** Name and payload of a worker's task. The payload contains only ids, because the task reads the current state. */
export interface Job<Payload> {
  name: string;
  schema: z.ZodType<Payload>;
  /** Jobs of one queue run one after the other, whichever worker takes them. */
  queue?: string;
  /** Jobs with a higher number are taken only when no other is due; 0 without it. */
  priority?: number;
}
