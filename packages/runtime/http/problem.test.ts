import { problems } from "@takujo/contracts/errors";
import { maximumDate, postalCode, requiredInput, satisfies } from "@takujo/contracts/rules/index";
import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { DomainError } from "../domain-error.ts";
import { invalidInput, notFoundHandler, problemHandler } from "./problem.ts";

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
    ["out of space", failure("could not extend file", "53100")],
    ["demoted", failure("cannot execute INSERT in a read-only transaction", "25006")],
    ["slow", failure("canceling statement due to statement timeout", "57014")],
    ["locked", failure("canceling statement due to lock timeout", "55P03")],
    ["tired of silence", failure("terminating connection due to idle-in-transaction", "25P03")],
    ["in a deadlock", failure("deadlock detected", "40P01")],
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

describe("an address", () => {
  const api = new Hono()
    .use(async (_c, next) => next())
    .get("/news/:slug", (c) => c.text("one"))
    .patch("/news/:slug", (c) => c.text("changed"));
  api.notFound(notFoundHandler(api));
  const answerOf = async (method: string, path: string) => {
    const { status, headers } = await api.request(path, { method });
    return [status, headers.get("allow"), headers.get("content-type")];
  };

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "QUERY"])(
    "that exists under other methods says which, where %s is asked for",
    async (method) => {
      const problem = "application/problem+json";
      expect(await answerOf(method, "/news/x")).toEqual([405, "GET, PATCH", problem]);
      expect(await answerOf(method, "/nothing")).toEqual([404, null, problem]);
    },
  );
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
