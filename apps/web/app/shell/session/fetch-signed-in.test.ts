import { beforeEach, describe, expect, it, vi } from "vitest";
import { addOpenWriting, forgetOnceAccepted, takeSubmitted } from "../writing/open-writing.ts";
import { fetchSignedIn } from "./fetch-signed-in.ts";
import { knownPerson } from "./known-person.ts";
import { askToSignIn } from "./sign-in/ask-to-sign-in.ts";
import { signedOutHeader } from "./sign-in/signed-out.ts";

vi.mock("./sign-in/ask-to-sign-in.ts", () => ({ askToSignIn: vi.fn() }));

const asks = vi.mocked(askToSignIn);
const ended = () => new Response("login", { status: 202, headers: { [signedOutHeader]: "yes" } });
const post = () => new Request("http://localhost/x.data", { method: "POST", body: "typed" });
const get = () => new Request("http://localhost/x.data");
const person = { id: "1", email: "kotori@example.jp" };

/** The responses in order, and the bodies they were asked with. */
function answer(...responses: (Response | Error)[]) {
  const bodies: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    bodies.push(await request.text());
    const next = responses.shift();
    if (!next || next instanceof Error) throw next;
    return next;
  });
  return bodies;
}

let closeWriting = () => {};
beforeEach(() => {
  closeWriting();
  takeSubmitted();
  asks.mockReset();
  knownPerson.set(person);
  vi.stubGlobal("document", { cookie: "session_version=1" });
});
const write = () => {
  closeWriting = addOpenWriting(() => true);
};

describe("a request after the session has ended", () => {
  it("is sent again as it was, once the person has logged in", async () => {
    const bodies = answer(ended(), new Response("done"));
    asks.mockResolvedValue(true);
    const forget = vi.fn();
    forgetOnceAccepted(forget);
    expect(await (await fetchSignedIn(post())).text()).toBe("done");
    expect(bodies).toEqual(["typed", "typed"]);
    expect(forget).toHaveBeenCalledOnce();
  });

  it("fails and leaves what was typed if they did not", async () => {
    answer(ended());
    asks.mockResolvedValue(false);
    const forget = vi.fn();
    forgetOnceAccepted(forget);
    await expect(fetchSignedIn(post())).rejects.toMatchObject({ name: "SignedOut" });
    expect(forget).not.toHaveBeenCalled();
  });

  it("leads to the login where nothing was typed, and for guests", async () => {
    answer(ended(), ended());
    asks.mockResolvedValue(false);
    expect(await (await fetchSignedIn(post())).text()).toBe("login");
    knownPerson.set(null);
    write();
    expect(await (await fetchSignedIn(post())).text()).toBe("login");
    expect(asks).toHaveBeenCalledOnce();
  });

  it("that only reads asks while something is written", async () => {
    answer(ended(), ended(), new Response("page"));
    expect(await (await fetchSignedIn(get())).text()).toBe("login");
    expect(asks).not.toHaveBeenCalled();
    write();
    asks.mockResolvedValue(true);
    expect(await (await fetchSignedIn(get())).text()).toBe("page");
  });
});

describe("what was typed", () => {
  it.each([
    ["refused", new Response("", { status: 422 })],
    ["lost", new TypeError("offline")],
  ])("stays stored if it was %s", async (_, response) => {
    answer(response, new Response("other"));
    const forget = vi.fn();
    forgetOnceAccepted(forget);
    await fetchSignedIn(post()).catch(() => {});
    // Nor is it forgotten by what is accepted next.
    await fetchSignedIn(post());
    expect(forget).not.toHaveBeenCalled();
  });

  it("is forgotten on this device when the person signs out", async () => {
    const removed: string[] = [];
    const storage = (key: string) =>
      Object.assign(
        Object.create({ getItem: () => "x", removeItem: (k: string) => removed.push(k) }),
        {
          [key]: "x",
        },
      );
    vi.stubGlobal("localStorage", storage("writing:1:/news"));
    vi.stubGlobal("sessionStorage", storage("writing::/contact"));
    vi.stubGlobal("fetch", async () => {
      vi.stubGlobal("document", { cookie: "" });
      return new Response("", { status: 202 });
    });
    await fetchSignedIn(post());
    expect(removed).toEqual(["writing:1:/news", "writing::/contact"]);
    expect(knownPerson.get()).toBeNull();
  });
});
