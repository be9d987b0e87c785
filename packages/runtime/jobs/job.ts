import type { z } from "zod";

/** Name and payload of a worker's task. The payload contains only ids, because the task reads the current state. */
export interface Job<Payload> {
  name: string;
  schema: z.ZodType<Payload>;
}
