import { submissionField } from "@takujo/contracts/submission";
import { describe, expect, it } from "vitest";
import { createSubmissions } from "./submissions.ts";

const mark = "7d0f1f6e-53a4-4f39-9d2b-0d7a3f2c1b5e";
const address = "https://takujo.example/user/follow";

interface Given {
  fields?: Record<string, string>;
  cookie?: string;
  asParts?: boolean;
  to?: string;
  signal?: AbortSignal;
}

/** The browser chooses a new boundary each time. */
function form({ fields = {}, cookie = "", asParts = false, to = address, signal }: Given = {}) {
  const entries = Object.entries({ title: "夜の会", ...fields });
  if (!("mark" in fields)) entries.push([submissionField, mark]);
  const body = asParts ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) body.append(name, value);
  return new Request(to, {
    ...{ method: "POST", body, signal: signal ?? null },
    ...(cookie && { headers: { cookie } }),
  });
}

/** In parts, with a boundary that no browser would choose. */
function sentWith(
  boundary: string,
  title: string,
  type = `multipart/form-data; boundary=${boundary}`,
) {
  const fields = { title, [submissionField]: mark };
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const body = `${parts.join("")}--${boundary}--\r\n`;
  return new Request(address, { method: "POST", body, headers: { "content-type": type } });
}

/** Counts what reaches it, and answers when told to. */
function site({ status = 303, body = "", to = "/" } = {}) {
  const reached: string[] = [];
  let isHeld = false;
  const held: (() => void)[] = [];
  return {
    reached,
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      for (const go of held.splice(0)) go();
    },
    async send(request: Request): Promise<Response> {
      const number = reached.push(await request.text());
      if (isHeld) await new Promise<void>((go) => held.push(go));
      const headers = new Headers({ location: `${to}${number}` });
      for (const name of ["a", "b"]) headers.append("set-cookie", `${name}=${number}`);
      return new Response(body || null, { status, headers });
    },
  };
}

async function sendTwice(one: Request, other: Request, answering = site()) {
  const submitOnce = createSubmissions();
  const answers = [
    await submitOnce(one, answering.send),
    await submitOnce(other, answering.send),
  ].map(({ headers }) => headers.get("location"));
  return { answers, times: answering.reached.length };
}

describe("a form that comes again", () => {
  it.each([
    ["as one line", false],
    ["in parts, with another boundary", true],
  ])("%s is answered with the first answer, cookies included", async (_, asParts) => {
    const submitOnce = createSubmissions();
    const { send, reached } = site({ status: 200, body: "done" });
    const first = await submitOnce(form({ asParts }), send);
    const second = await submitOnce(form({ asParts }), send);
    expect(reached).toHaveLength(1);
    expect(second.status).toBe(200);
    expect([...second.headers]).toEqual([...first.headers]);
    expect(second.headers.getSetCookie()).toEqual(["a=1", "b=1"]);
    expect([await first.text(), await second.text()]).toEqual(["done", "done"]);
  });

  it("reaches the page with its contents as they were sent", async () => {
    const { send, reached } = site();
    await createSubmissions()(form(), send);
    expect(new URLSearchParams(reached[0]).get("title")).toBe("夜の会");
  });

  it("while the first is under way waits for its answer, even if whoever sent that has gone", async () => {
    const submitOnce = createSubmissions();
    const answering = site();
    answering.hold();
    const gone = new AbortController();
    const first = submitOnce(new Request(form(), { signal: gone.signal }), answering.send);
    await expect.poll(() => answering.reached.length).toBe(1);
    gone.abort();
    const second = submitOnce(form(), answering.send);
    answering.release();
    expect((await second).headers.get("location")).toBe("/1");
    expect((await first).headers.get("location")).toBe("/1");
    expect(answering.reached).toHaveLength(1);
  });

  it("is not waited for by who has gone meanwhile, while whoever stays gets the answer", async () => {
    const submitOnce = createSubmissions();
    const answering = site();
    answering.hold();
    const first = submitOnce(form(), answering.send);
    await expect.poll(() => answering.reached.length).toBe(1);
    const gone = new AbortController();
    const second = submitOnce(form({ signal: gone.signal }), answering.send);
    const stays = submitOnce(form(), answering.send);
    const later = submitOnce(form({ fields: { mark: "" } }), answering.send);
    // Was read last.
    await expect.poll(() => answering.reached.length).toBe(2);
    gone.abort();
    expect((await second).status).toBe(499);
    expect((await submitOnce(form({ signal: gone.signal }), answering.send)).status).toBe(499);
    answering.release();
    expect((await stays).headers.get("location")).toBe("/1");
    await Promise.all([first, later]);
    expect(answering.reached).toHaveLength(2);
  });

  it("is recognized with a boundary in quotation marks", async () => {
    const quoted = sentWith("x", "夜の会", 'multipart/form-data; boundary="x"');
    expect((await sendTwice(quoted, sentWith("y", "夜の会"))).times).toBe(1);
  });

  it("is recognized with another token, which is renewed every few minutes", async () => {
    const before = form({ cookie: "session=x; auth_jwt=1" });
    const after = form({ cookie: "auth_jwt=2; session=x" });
    expect(await sendTwice(before, after)).toEqual({ answers: ["/1", "/1"], times: 1 });
  });

  it("is sent on after five minutes", async () => {
    let time = 1_000;
    const submitOnce = createSubmissions({ now: () => time });
    const { send, reached } = site();
    await submitOnce(form(), send);
    time += 4 * 60_000;
    await submitOnce(form(), send);
    expect(reached).toHaveLength(1);
    time += 61_000;
    await submitOnce(form(), send);
    expect(reached).toHaveLength(2);
  });
});

describe("what is sent on", () => {
  const marked = (value: string): Given => ({ fields: { mark: "", [submissionField]: value } });

  it.each<[string, Given]>([
    ["other contents", { fields: { title: "朝の会" } }],
    ["another browser", { cookie: "session=y" }],
    ["a browser that has signed out", { cookie: "" }],
    ["another page", { to: `${address}?ask=1` }],
    ["another mark", marked("0d7a3f2c-53a4-4f39-9d2b-7d0f1f6e1b5e")],
  ])("is %s", async (_, other) => {
    const { times } = await sendTwice(
      form({ cookie: "session=x" }),
      form({ cookie: "session=x", ...other }),
    );
    expect(times).toBe(2);
  });

  it.each([
    ["no mark", ""],
    ["too short a mark", "1234"],
    ["what is no mark", "a b/../../c d e f g h i"],
  ])("is a form with %s", async (_, value) => {
    expect((await sendTwice(form(marked(value)), form(marked(value)))).times).toBe(2);
  });

  it("is a form without any mark, and one that only speaks of it", async () => {
    const plain = () => form({ fields: { mark: "", title: `${submissionField}=` } });
    expect((await sendTwice(plain(), plain())).times).toBe(2);
  });

  it.each([422, 409, 401, 500, 503])("is a form that was answered with %i", async (status) => {
    expect((await sendTwice(form(), form(), site({ status }))).times).toBe(2);
  });

  it("is a form that failed", async () => {
    const submitOnce = createSubmissions();
    await expect(submitOnce(form(), () => Promise.reject(new Error("away")))).rejects.toThrow(
      "away",
    );
    const { send, reached } = site();
    await submitOnce(form(), send);
    expect(reached).toHaveLength(1);
  });

  it.each([
    ["whose contents differ by what its boundary looks like", "1", "11"],
    ["with more boundaries than a form has fields", "x", `${"\r\n--x".repeat(3_001)}`],
  ])("is a form %s", async (_, boundary, title) => {
    const other = title.replaceAll(boundary, boundary === "1" ? "111" : "y");
    const again = boundary === "1" ? "1" : "y";
    expect((await sendTwice(sentWith(boundary, title), sentWith(again, other))).times).toBe(2);
  });

  it("is the same text as another kind of form", async () => {
    const [parts, line] = ["multipart/form-data; boundary=y", "application/x-www-form-urlencoded"];
    const sent = [sentWith("x", "1", parts), sentWith("x", "1", line)] as const;
    expect((await sendTwice(...sent)).times).toBe(2);
  });

  it("is every form while too many are under way, which then ends with who sent it", async () => {
    const submitOnce = createSubmissions({ maxUnderWay: 2 });
    const answering = site();
    answering.hold();
    const gone = new AbortController();
    const signals: AbortSignal[] = [];
    const send = (request: Request) => {
      signals.push(request.signal);
      return answering.send(request);
    };
    const titles = ["1", "2", "3", "3"];
    const sent = titles.map((title) =>
      submitOnce(form({ fields: { title }, signal: gone.signal }), send),
    );
    await expect.poll(() => answering.reached.length).toBe(4);
    gone.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false, true, true]);
    answering.release();
    await Promise.all(sent);
    await submitOnce(form({ fields: { title: "4" } }), send);
    await submitOnce(form({ fields: { title: "4" } }), send);
    expect(answering.reached).toHaveLength(5);
  });

  it("is a form whose answer was too long to remember, or is the oldest of too many", async () => {
    const large = site({ status: 200, body: "x".repeat(300_001) });
    expect((await sendTwice(form(), form(), large)).times).toBe(2);
    const submitOnce = createSubmissions({ maxBytes: 5_000 });
    const { send, reached } = site();
    const titles = ["1", "2", "3", "4", "5", "6", "1"];
    for (const title of titles) await submitOnce(form({ fields: { title } }), send);
    expect(reached).toHaveLength(7);
  });

  it("is the oldest of too many, also if their answers are long by their headers alone", async () => {
    const submitOnce = createSubmissions({ maxBytes: 20_000 });
    const { send, reached } = site({ to: `/${"x".repeat(8_000)}` });
    for (const title of ["1", "2", "3", "1"]) await submitOnce(form({ fields: { title } }), send);
    expect(reached).toHaveLength(4);
  });

  it("is a form of more than a megabyte, unread", async () => {
    const body = new Blob([new Uint8Array(1_000_001)]).stream();
    const headers = { "content-length": "1000001" };
    const image = new Request(address, {
      method: "POST",
      headers,
      body,
      duplex: "half",
    } as RequestInit);
    const seen: Request[] = [];
    await createSubmissions()(image, async (request) => {
      seen.push(request);
      return new Response();
    });
    expect(seen).toEqual([image]);
    expect(image.bodyUsed).toBe(false);
  });

  it("is every read, with its own address", async () => {
    const submitOnce = createSubmissions();
    const seen: Request[] = [];
    const read = new Request(`${address}?${submissionField}=${mark}`);
    await submitOnce(read, async (request) => {
      seen.push(request);
      return new Response();
    });
    expect(seen).toEqual([read]);
  });
});
