import { OpenAPIHono } from "@hono/zod-openapi";
import { problemContentType } from "@takujo/contracts/errors";
import { ReadyResponse } from "@takujo/contracts/ready-response";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { findUnstorable } from "../database/database-errors.ts";
import { invalidInput, problemResponse } from "./problem.ts";

export interface ApiVariables {
  Variables: { requestId: string };
}

/**
 * An empty API that answers refused input as a problem, like every other error. Whatever its schemas allow, no text reaches a
 * verb that could not be stored. `takesAnyText`: its verbs remove such characters themselves, or validate each part separately.
 */
export function createApi<Variables extends ApiVariables = ApiVariables>({
  takesAnyText = false,
} = {}) {
  return new OpenAPIHono<Variables>({
    defaultHook: (result) => {
      if (!result.success) return invalidInput(result.error.issues);
      const path = takesAnyText ? null : findUnstorable(result.data);
      if (!path) return;
      const message = "Has a character that no text may have.";
      return invalidInput([{ code: "custom", path, message, input: undefined }]);
    },
  });
}

/** Makes `c.json` answer with the text itself: pages of this process parse it, others are sent it in one piece. */
export const answerReady: MiddlewareHandler = (c, next) => {
  const json = (data: unknown, status?: ContentfulStatusCode, headers?: Record<string, string>) => {
    const head = c.newResponse(null, status, { "content-type": "application/json", ...headers });
    return new ReadyResponse(JSON.stringify(data), head);
  };
  c.json = json as never;
  return next();
};

/** Enough for almost all calls; larger bodies are refused before they are read completely. */
const largestBody = 100_000;

/** Of a path in which `:name` matches any one segment. */
export const shapeOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`);

/** `exceptions`: other limits by path, as `shapeOf` reads it. */
export function limitBody(exceptions: Record<string, number> = {}): MiddlewareHandler {
  const limitTo = (maxSize: number) =>
    bodyLimit({ maxSize, onError: () => problemResponse("too-large") });
  const usual = limitTo(largestBody);
  const others = Object.entries(exceptions).map(([path, bytes]) => ({
    shape: shapeOf(path),
    limit: limitTo(bytes),
  }));
  return (c, next) => {
    const other = others.find(({ shape }) => shape.test(c.req.path));
    return (other?.limit ?? usual)(c, next);
  };
}

export function jsonContent<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { "application/json": { schema } } };
}

export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { "application/json": { schema } } };
}

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.string(),
    detail: z.string().optional(),
    reason: z.string().optional(),
    instance: z.string().optional(),
    movedTo: z.string().optional(),
    issues: z
      .array(
        z.object({
          path: z.string(),
          message: z.string(),
          rule: z.string().optional(),
          values: z
            .record(z.string(), z.union([z.string(), z.number(), z.object({ day: z.string() })]))
            .optional(),
        }),
      )
      .optional(),
  })
  .meta({ id: "Problem" });

export const problemResponses = {
  default: {
    description: "A problem (RFC 9457)",
    content: { [problemContentType]: { schema: problemSchema } },
  },
};
