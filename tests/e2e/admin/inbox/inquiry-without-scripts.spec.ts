import { untilMailTo } from "../../support/mails.ts";
import { inquiryFrom, newCannedText } from "../../support/organizer/inquiries.ts";
import { expect, signInPlainAdmin, test } from "../../support/plain-page.ts";
import { words } from "../../support/words.ts";

for (const locale of ["ja", "en"] as const) {
  test(`an inquiry is answered with a canned text in the person's language, and an empty reply is refused in words, by plain forms (${locale})`, async ({
    plain,
    baseURL,
  }) => {
    const t = words.ja.adminInquiry;
    const { email, receipt, path } = await inquiryFrom(baseURL ?? "", locale);
    await untilMailTo(email);
    await newCannedText(`定型文 ${receipt}`);
    await signInPlainAdmin(plain);
    await plain.goto(`/admin/inquiry?search=${receipt}`);
    await plain.goto(path);
    await plain.send(t.write.send, {}, "main");
    expect(plain.text()).toContain(t.refusal.empty);
    await plain.goto(path);
    await plain.follow(`定型文 ${receipt}`);
    await plain.send(t.write.send, {}, "main");
    expect(plain.text("main article")).toContain(t.states.answered);
    const mail = await untilMailTo(email, 2);
    expect(mail.subject).toContain(locale === "en" ? "Re: Takujo" : "Re: 【卓上】");
    expect(mail.text).toContain(
      locale === "en" ? "We have what you lost." : "お預かりしています。",
    );
  });
}
