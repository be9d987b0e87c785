import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

const source = readFileSync(new URL("./reception-worker.js", import.meta.url), "utf8");
const origin = "https://takujo.example";
const page = `${origin}/reception/0b878b93-6444-4658-88d8-379a0f9eb6d6`;
const file = `${origin}/assets/page-1.js`;

type Answer = (url: string) => Response;
type Cached = Map<string, Map<string, Response>>;

/** The parts of a browser that a service worker uses. */
function browserWith(cached: Cached = new Map()) {
  const cacheOf = (name: string) => {
    const entries = cached.get(name) ?? new Map<string, Response>();
    cached.set(name, entries);
    return {
      match: async (url: string) => entries.get(url)?.clone(),
      put: async (url: string, response: Response) => void entries.set(url, response),
      delete: async (url: string) => entries.delete(url),
    };
  };
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...cached.keys()],
    delete: async (name: string) => cached.delete(name),
    match: async (url: string) =>
      [...cached.values()]
        .find((entries) => entries.has(url))
        ?.get(url)
        ?.clone(),
  };
  let answer: Answer = () => new Response("from the network");
  const asked: string[] = [];
  const fetchFrom = async (wanted: string | { url: string }) => {
    const url = typeof wanted === "string" ? wanted : wanted.url;
    asked.push(url);
    return answer(url);
  };
  return { caches, cached, asked, fetchFrom, setNetwork: (next: Answer) => (answer = next) };
}

function runWorker(build: string, { caches, fetchFrom }: ReturnType<typeof browserWith>) {
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    skipWaiting: () => {},
    clients: { claim: async () => {} },
  };
  const scope = { self, caches, fetch: fetchFrom, URL, Promise, location: { origin } };
  runInNewContext(`const build = ${JSON.stringify(build)};\n${source}`, scope);
  return {
    /** The response for the page; undefined where the worker leaves the request to the browser. */
    async get(url: string, { mode = "cors", method = "GET" } = {}) {
      let answered: Promise<Response> | undefined;
      listeners["fetch"]?.({
        request: { url, mode, method },
        respondWith: (response: Promise<Response>) => {
          answered = response;
        },
      });
      return answered && (await answered).text();
    },
    async keep(data: { page: string; files: string[] }) {
      let work: Promise<void> | undefined;
      listeners["message"]?.({ data, waitUntil: (given: Promise<void>) => (work = given) });
      await work;
    },
  };
}

const noNetwork: Answer = () => {
  throw new TypeError("Failed to fetch");
};
const navigate = { mode: "navigate" };

describe("the service worker of the reception", () => {
  it("requests the page from the network first, and offline shows the last one, whatever the query", async () => {
    const browser = browserWith();
    const worker = runWorker("one", browser);
    expect(await worker.get(`${page}?code=7K2M49XQ`, navigate)).toBe("from the network");
    browser.setNetwork(() => new Response("newer"));
    expect(await worker.get(page, navigate)).toBe("newer");
    browser.setNetwork(noNetwork);
    expect(await worker.get(`${page}?code=22222222`, navigate)).toBe("newer");
    await expect(worker.get(`${origin}/reception`, navigate)).rejects.toThrow("Failed");
  });

  it("deletes the stored page once it is refused", async () => {
    const browser = browserWith();
    const worker = runWorker("one", browser);
    await worker.get(page, navigate);
    browser.setNetwork(() => new Response("refused", { status: 403 }));
    expect(await worker.get(page, navigate)).toBe("refused");
    browser.setNetwork(noNetwork);
    await expect(worker.get(page, navigate)).rejects.toThrow("Failed");
  });

  it("serves files from its cache, and requests each of them once", async () => {
    const browser = browserWith();
    const worker = runWorker("one", browser);
    await worker.keep({ page, files: [file] });
    browser.setNetwork(noNetwork);
    expect(await worker.get(file)).toBe("from the network");
    expect(await worker.get(page, navigate)).toBe("from the network");
    expect(browser.asked.filter((url) => url === file)).toHaveLength(1);
  });

  it("leaves everything else to the browser: APIs, name tags, other sites, requests that send data", async () => {
    const browser = browserWith();
    const worker = runWorker("one", browser);
    expect(await worker.get(`${origin}/api/v1/authorized/reception/events`)).toBeUndefined();
    expect(await worker.get(`${page}/name-tags`, navigate)).toBeUndefined();
    expect(await worker.get("https://evil.example/assets/page-1.js")).toBeUndefined();
    expect(await worker.get(file, { method: "POST" })).toBeUndefined();
    expect(browser.cached.size).toBe(0);
  });

  it("of a new build keeps the old files until all new ones are stored", async () => {
    const browser = browserWith();
    await runWorker("one", browser).keep({ page, files: [file] });
    const next = runWorker("two", browser);
    const newer = `${origin}/assets/page-2.js`;
    browser.setNetwork((url) => (url === newer ? noNetwork(url) : new Response("two")));
    await next.keep({ page, files: [newer] });
    expect([...browser.cached.keys()]).toEqual(["reception one", "reception two"]);
    browser.setNetwork(() => new Response("two"));
    await next.keep({ page, files: [newer] });
    expect([...browser.cached.keys()]).toEqual(["reception two"]);
  });
});
