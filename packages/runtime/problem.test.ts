import { problems } from "@takujo/contracts/errors";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { describe, expect, it } from "vitest";
import { silentLogger } from "../../tests/support/silent-logger.ts";
import { DomainError } from "./domain-error.ts";
import { problemHandler } from "./problem.ts";

async function answerTo(thrown: Error) {
  const api = new Hono().get("/", () => {
    throw thrown;
  });
  api.onError(problemHandler(silentLogger));
  const response = await api.request("/");
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    body: await response.json(),
  };
}

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

describe("problems", () => {
  it.each(Object.entries(problems))("%s is a %i", async (code, status) => {
    const answer = await answerTo(new DomainError(code as keyof typeof problems, "why"));
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code, status, type: `/problems/${code}`, detail: "why" });
  });

  it.each([
    ["refused", failure("connect ECONNREFUSED", "ECONNREFUSED")],
    ["refused on every address", new AggregateError([failure("x", "ECONNREFUSED")])],
    ["shutting down", failure("terminating connection", "57P01")],
    ["starting up", failure("the database system is starting up", "57P03")],
    ["full", failure("sorry, too many clients already", "53300")],
    ["cut off", failure("Connection terminated unexpectedly")],
    ["slow to connect", failure("timeout exceeded when trying to connect")],
  ])("a database that is %s is a 503 with Retry-After", async (_name, error) => {
    const { status, retryAfter, body } = await answerTo(error);
    expect([status, retryAfter, body.code]).toEqual([503, "1", "unavailable"]);
  });

  it.each([
    ["a refused statement", failure("duplicate key value", "23505")],
    ["a mistake of ours", new TypeError("x is not a function")],
  ])("%s is a 500 that tells nothing", async (_name, error) => {
    const { status, body } = await answerTo(error);
    expect([status, body.code]).toEqual([500, "unexpected"]);
    expect(JSON.stringify(body)).not.toContain(error.message);
  });

  it("an unreadable body is a 400", async () => {
    const { status, body } = await answerTo(new HTTPException(400, { message: "Malformed JSON" }));
    expect([status, body.code]).toEqual([400, "invalid-input"]);
  });
});
