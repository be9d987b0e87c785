import { randomInt } from "node:crypto";
import { sendInquiry } from "../../../support/send-inquiry.ts";
import { withDatabase } from "../with-database.ts";

/** As a visitor does it; gives the page of the organizer on which it is. */
export async function inquiryFrom(origin: string, replyLocale: "ja" | "en") {
  const address = [10, ...Array.from({ length: 3 }, () => randomInt(256))].join(".");
  const { response, email } = await sendInquiry(origin, {
    headers: { "x-forwarded-for": address },
    locale: replyLocale,
    replyLocale,
  });
  const { receipt } = (await response.json()) as { receipt: string };
  const { id } = await withDatabase((db) =>
    db
      .selectFrom("contact_inquiry")
      .select("id")
      .where("receipt", "=", receipt)
      .executeTakeFirstOrThrow(),
  );
  return { id, email, receipt, path: `/admin/inquiry/${id}` };
}

export const newCannedText = (title: string) =>
  withDatabase((db) =>
    db
      .insertInto("canned_text")
      .values({ title, ja: "お預かりしています。", en: "We have what you lost." })
      .execute(),
  );
