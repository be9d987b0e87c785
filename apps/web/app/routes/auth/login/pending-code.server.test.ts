import { describe, expect, it } from "vitest";
import type { Visit } from "../../../shell/visit.ts";
import { forgetPendingCode, keepPendingCode, readPendingCode } from "./pending-code.server.ts";

function visitWith({ isSecure }: { isSecure: boolean }) {
  const cookies: string[] = [];
  const visit = { isSecure, setCookie: (cookie) => cookies.push(cookie) } as Partial<Visit>;
  return { visit: visit as Visit, cookies };
}

const bringing = (cookie = "") =>
  new Request("https://takujo.example/", { headers: { cookie: cookie.split(";")[0] ?? "" } });

const pending = { email: "a@example.jp", sentAt: 1_000, misses: 2, nonce: "n" };

describe("the cookie of a code that was sent", () => {
  it("over https is bound to this host, hidden from scripts and never sent unencrypted", async () => {
    const { visit, cookies } = visitWith({ isSecure: true });
    await keepPendingCode(visit, pending);
    await forgetPendingCode(visit);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-pending_code=/);
      expect(cookie.split("; ")).toEqual(
        expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax", "Secure"]),
      );
    }
    expect(await readPendingCode(bringing(cookies[0]), visit)).toEqual(pending);
    // A cookie that a sibling host or an unencrypted connection could have set.
    const planted = cookies[0]?.replace("__Host-", "");
    expect(await readPendingCode(bringing(planted), visit)).toBeNull();
  });

  it("over http has a name that browsers accept there", async () => {
    const { visit, cookies } = visitWith({ isSecure: false });
    await keepPendingCode(visit, pending);
    expect(cookies[0]).toMatch(
      /^pending_code=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });
});
