import { describe, expect, it } from "vitest";
import { readForm } from "./read-form.server.ts";

function sent(body: BodyInit, type?: string) {
  const headers = type ? { "content-type": type } : {};
  return new Request("https://takujo.example/", { method: "POST", body, headers });
}

const urlEncoded = "application/x-www-form-urlencoded";
const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=x`).join("&");

function multipart(count: number) {
  const form = new FormData();
  for (let at = 0; at < count; at++) form.append(`f${at}`, "x");
  return sent(form);
}

describe("reading a form", () => {
  it("returns the fields, files and repeated names as they were sent", async () => {
    const form = new FormData();
    form.append("name", "ことり & 森");
    form.append("day", "1");
    form.append("day", "2");
    form.append("file", new File(["abc"], "a.txt"));
    const read = await readForm(sent(form));
    expect([...read.keys()]).toEqual(["name", "day", "day", "file"]);
    expect(read.get("name")).toBe("ことり & 森");
    expect(await (read.get("file") as File).text()).toBe("abc");
    const typed = await readForm(sent("a=%26%20b&a=c", urlEncoded));
    expect(typed.getAll("a")).toEqual(["& b", "c"]);
  });

  it.each([
    ["as one line", (count: number) => sent(fields(count), urlEncoded)],
    ["in parts", multipart],
  ])("accepts 500 fields %s and refuses more", async (_, of) => {
    expect([...(await readForm(of(500))).keys()]).toHaveLength(500);
    await expect(readForm(of(502))).rejects.toMatchObject({ init: { status: 413 } });
    expect([...(await readForm(of(502), 600)).keys()]).toHaveLength(502);
  });

  it.each([
    ["{}", "application/json"],
    ["x", "multipart/form-data"],
    ["x", "multipart/form-data; boundary=a"],
    ["x", ""],
  ])("refuses %j of the type %j", async (body, type) => {
    await expect(readForm(sent(body, type))).rejects.toMatchObject({ init: { status: 400 } });
  });
});
