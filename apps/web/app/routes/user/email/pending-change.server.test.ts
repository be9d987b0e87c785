import { describe, expect, it } from "vitest";
import type { Visit } from "../../../shell/visit.ts";
import {
  forgetPendingChange,
  keepPendingChange,
  readPendingChange,
} from "./pending-change.server.ts";

function visitWith({ isSecure }: { isSecure: boolean }) {
  const cookies: string[] = [];
  const visit = { isSecure, setCookie: (cookie) => cookies.push(cookie) } as Partial<Visit>;
  return { visit: visit as Visit, cookies };
}

const bringing = (cookie = "") =>
  new Request("https://takujo.example/", { headers: { cookie: cookie.split(";")[0] ?? "" } });

describe("the cookie of a change of address", () => {
  it("over https is bound to this host, hidden from scripts and never sent unencrypted", async () => {
    const { visit, cookies } = visitWith({ isSecure: true });
    await keepPendingChange(visit, "a@example.jp");
    await forgetPendingChange(visit);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-pending_email=/);
      expect(cookie.split("; ")).toEqual(
        expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax", "Secure"]),
      );
    }
    expect((await readPendingChange(bringing(cookies[0]), visit))?.newEmail).toBe("a@example.jp");
    // A cookie that a sibling host or an unencrypted connection could have set.
    const planted = cookies[0]?.replace("__Host-", "");
    expect(await readPendingChange(bringing(planted), visit)).toBeNull();
  });

  it("over http has a name that browsers accept there", async () => {
    const { visit, cookies } = visitWith({ isSecure: false });
    await keepPendingChange(visit, "a@example.jp");
    expect(cookies[0]).toMatch(
      /^pending_email=[\w-]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });
});
