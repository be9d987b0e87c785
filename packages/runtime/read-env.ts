import type { z } from "zod";

/** With commas between. */
export const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** Parses the environment once at boot and reports all faults together. */
export function readEnv<Shape extends z.ZodType>(
  schema: Shape,
  source: Record<string, string | undefined>,
): z.infer<Shape> {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment is not usable:\n${faults.join("\n")}\nSee docs/operations.md.`);
}
