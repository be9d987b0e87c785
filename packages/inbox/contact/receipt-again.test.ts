import { randomUUID } from "node:crypto";
import { newContactInquirySchema } from "@takujo/contracts/inbox/contact";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { createChallenge } from "./challenge.ts";
import { receiveInquiry } from "./receive-inquiry.ts";

const { db } = await createTestDatabase();
const secret = "of the test";

const inquiry = () =>
  newContactInquirySchema.parse({
    category: "event",
    name: "森野 ことり",
    email: `${randomUUID()}@example.jp`,
    body: "本文",
    locale: "ja",
    replyLocale: "ja",
    challenge: createChallenge(secret, Date.now() - 10_000).token,
  });

it("draws another receipt number if the first is taken", async () => {
  const draws = ["2026-0415-AAAA", "2026-0415-AAAA", "2026-0415-AAAA", "2026-0415-BBBB"];
  const reception = {
    db,
    secret,
    clientAddress: "203.0.113.7",
    claim: { scope: "anonymous", key: "", fingerprint: Buffer.from("") },
    drawReceipt: () => draws.shift() ?? "",
  };
  const called = () => ({ ...reception, claim: { ...reception.claim, key: randomUUID() } });
  expect(await receiveInquiry(called(), inquiry())).toEqual({ receipt: "2026-0415-AAAA" });
  expect(await receiveInquiry(called(), inquiry())).toEqual({ receipt: "2026-0415-BBBB" });
  const stored = await db.selectFrom("contact_inquiry").select("receipt").execute();
  expect(stored).toHaveLength(2);
});
