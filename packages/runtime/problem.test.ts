import { problems } from "@takujo/contracts/errors";
import { maximumDate, postalCode, requiredInput, satisfies } from "@takujo/contracts/rules/index";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { silentLogger } from "../../tests/support/silent-logger.ts";
import { DomainError } from "./domain-error.ts";
import { invalidInput, problemHandler } from "./problem.ts";

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

describe("refused input", () => {
  const schema = z.object({
    name: z.string().check(requiredInput()),
    address: z.object({ code: z.string().check(postalCode()) }),
    birthday: z.string().check(maximumDate("2026-12-31")),
    color: z.string().check(satisfies(() => false, { text: "No such color" })),
    seats: z.number().max(4),
  });

  it("names each rule that was broken, with its values", async () => {
    const { error } = schema.safeParse({
      name: "",
      address: { code: "1" },
      birthday: "2027-01-01",
      color: "mauve",
      seats: 5,
    });
    const { issues } = await invalidInput(error?.issues ?? []).json();
    expect(issues).toEqual([
      {
        path: "name",
        message: 'Breaks the rule "requiredInput"',
        rule: "requiredInput",
        values: {},
      },
      {
        path: "address.code",
        message: 'Breaks the rule "postalCode" (example: 101-0044)',
        rule: "postalCode",
        values: { example: "101-0044" },
      },
      {
        path: "birthday",
        message: 'Breaks the rule "maximumDate" (latest: 2026-12-31)',
        rule: "maximumDate",
        values: { latest: { day: "2026-12-31" } },
      },
      { path: "color", message: "No such color", rule: "satisfies", values: {} },
      { path: "seats", message: expect.stringContaining("4") },
    ]);
  });
});
