import { describe, expect, it } from "vitest";
import { deviceOf } from "./device-name.server.ts";

const webKit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const blink = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("the name of a device", () => {
  it.each([
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} Version/18.5 Mobile/15E148 Safari/604.1`,
      "iPhone Safari",
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} CriOS/142.0 Mobile/15E148 Safari/604.1`,
      "iPhone Chrome",
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webKit} Mobile/15E148 Safari Line/15.1.0`,
      "iPhone LINE",
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.5 Safari/605.1.15`,
      "Mac Safari",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      "Windows Edge",
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${blink} Chrome/142.0.0.0 Mobile Safari/537.36`,
      "Android Chrome",
    ],
    [
      `Mozilla/5.0 (Linux; Android 14) ${blink} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      "Android Samsung Internet",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Linux Firefox"],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/142.0 Safari/537.36`,
      "ChromeOS Chrome",
    ],
  ])("is read from %s", (userAgent, name) => {
    const { system, browser } = deviceOf(userAgent);
    expect(`${system} ${browser}`).toBe(name);
  });

  it.each([null, undefined, "", "curl/8.5.0", "x".repeat(100_000)])(
    "is unknown for %.20s",
    (userAgent) => {
      expect(deviceOf(userAgent)).toEqual({ system: null, browser: null, isHandheld: false });
    },
  );
});
