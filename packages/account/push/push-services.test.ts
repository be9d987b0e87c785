import { describe, expect, it } from "vitest";
import { isPushService } from "./push-services.ts";

describe("a push service", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/QGuQ",
    "https://wns2-pn1p.notify.windows.com/w/?token=abc",
  ])("is one of a browser: %s", (endpoint) => {
    expect(isPushService(endpoint)).toBe(true);
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com.evil.example/",
    "https://fcm.googleapis.com:8443/",
    "https://evil.example/.push.apple.com",
    "https://evil.example#.push.apple.com",
    "https://evilpush.apple.com.example/",
    "https://web.push.apple.com@evil.example/",
    "https://user:secret@fcm.googleapis.com/",
    "https://127.0.0.1/",
    "https://[::1]/",
    "http://169.254.169.254/latest/meta-data",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "",
  ])("is nothing else: %s", (endpoint) => {
    expect(isPushService(endpoint)).toBe(false);
  });

  it("may be one named in the settings, and no other", () => {
    expect(isPushService("http://127.0.0.1:4000/x", ["http://127.0.0.1:4000"])).toBe(true);
    expect(isPushService("http://127.0.0.1:4001/x", ["http://127.0.0.1:4000"])).toBe(false);
  });
});
