import { describe, expect, it } from "vitest";
import { typedCode } from "./server-party.ts";

describe("a code that somebody types", () => {
  it.each(["7K2M49XQ", "7k2m-49xq", " ７Ｋ２Ｍ－４９ＸＱ ", "7K2M 49XQ", "7k2mー49xq"])(
    "is read from %j",
    (text) => expect(typedCode(text)).toBe("7K2M49XQ"),
  );

  it.each(["", "-", "卓上", "7K2M49X", "7K2M49XQQ", "7K2M49X0", "x".repeat(50)])(
    "is none in %j",
    (text) => expect(typedCode(text)).toBeUndefined(),
  );
});
