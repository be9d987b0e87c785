import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchData } from "./fetch-data.ts";

const line = vi.fn<(request: Request) => Promise<Response>>();
const lost = new TypeError("Failed to fetch");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  line.mockReset();
});

const page = () => new Request("https://takujo.example/auth/login.data");

async function sendForm(): Promise<void> {
  line.mockResolvedValueOnce(new Response("redirect"));
  await fetchData(new Request(page(), { method: "POST" }));
}

it("a visitor's form leads to its page though a signal is lost", async () => {
  await sendForm();
  line.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  line.mockResolvedValueOnce(new Response("page"));
  const coming = fetchData(page());
  await vi.advanceTimersByTimeAsync(3_500);
  expect(await (await coming).text()).toBe("page");
});

it("an outage after a visitor's form ends in an error, since nothing on the page tells of it", async () => {
  await sendForm();
  line.mockRejectedValue(lost);
  const coming = expect(fetchData(page())).rejects.toBe(lost);
  await vi.advanceTimersByTimeAsync(3_500);
  await coming;
  expect(line).toHaveBeenCalledTimes(4);
});

it("a visitor's form is not sent again by itself, nor is a page that follows no form", async () => {
  await sendForm();
  line.mockResolvedValueOnce(new Response("page"));
  await fetchData(page());
  line.mockRejectedValue(lost);
  await expect(fetchData(page())).rejects.toBe(lost);
  await expect(fetchData(new Request(page(), { method: "POST" }))).rejects.toBe(lost);
  expect(line).toHaveBeenCalledTimes(4);
});
