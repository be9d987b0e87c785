import { describe, expect, it } from "vitest";
import { deviceOf } from "./device-name.ts";

const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const blink = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("a device", () => {
  it.each([
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) ${webkit} Version/18.2 Mobile/15E148 Safari/604.1`,
      "iPhone",
      "Safari",
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) ${webkit} CriOS/140.0 Mobile/15E148 Safari/604.1`,
      "iPhone",
      "Chrome",
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 18_2 like Mac OS X) ${webkit} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`,
      "iPad",
      "Firefox",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/140.0.0.0 Safari/537.36`,
      "Windows",
      "Chrome",
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
      "Windows",
      "Edge",
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.2 Safari/605.1.15`,
      "Mac",
      "Safari",
    ],
    [
      `Mozilla/5.0 (Linux; Android 10; K) ${blink} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      "Android",
      "Samsung Internet",
    ],
    [`Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, "Linux", "Firefox"],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Chrome/140.0.0.0 Safari/537.36`,
      "ChromeOS",
      "Chrome",
    ],
  ])("calls itself %s", (userAgent, system, browser) => {
    expect(deviceOf(userAgent)).toEqual({ system, browser });
  });

  it.each([null, undefined, "", "curl/8.0", "<script>"])("may say nothing: %s", (userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ system: undefined, browser: undefined });
  });
});
