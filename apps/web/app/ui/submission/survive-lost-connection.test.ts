import { data, UNSAFE_ErrorResponseImpl as ErrorResponse, redirect } from "react-router";
import { describe, expect, it } from "vitest";
import { surviveLostConnection } from "./survive-lost-connection.ts";

const answered = (result: unknown) =>
  surviveLostConnection({ page: { type: "error", result } })["page"];

const lost = { ok: false, isLost: true, values: {}, errors: {}, formErrors: [] };

describe("an answer that was lost", () => {
  it.each([
    ["for want of a connection", new TypeError("Failed to fetch")],
    ["by a fault of the server", new ErrorResponse(500, "", "")],
    ["by a server that is full", new ErrorResponse(503, "", "")],
  ])("%s leaves the page, and its data is not loaded again", (_, error) => {
    expect(answered(error)).toMatchObject({
      type: "data",
      result: { data: lost, init: { status: 503 } },
    });
  });

  it("because the session had ended says so, however the router gives it", () => {
    const error = Object.assign(new Error(), { name: "SignedOut" });
    for (const given of [error, data(error)]) {
      expect(answered(given)).toMatchObject({ result: { data: { ...lost, isSignedOut: true } } });
    }
  });
});

describe("what stays as it is", () => {
  it.each([
    ["a redirect", redirect("/user")],
    ["what is not there", new ErrorResponse(404, "", "")],
    ["what is gone", new ErrorResponse(410, "", "")],
    ["what is not for this person", new ErrorResponse(403, "", "")],
    ["what is not there, with its status", data(new ErrorResponse(404, "", ""), 404)],
  ])("is %s", (_, result) => {
    expect(answered(result)).toEqual({ type: "error", result });
  });

  it("is every other answer", () => {
    const answers = { page: { type: "data" as const, result: { ok: true } } };
    expect(surviveLostConnection(answers)).toEqual(answers);
  });
});
