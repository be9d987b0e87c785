import type { z } from "zod";

/** What a worker's task is called and what it is given: ids only, for it reads the state anew. */
export interface Job<Payload> {
  name: string;
  schema: z.ZodType<Payload>;
}
