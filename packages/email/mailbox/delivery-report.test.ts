import type { Email } from "postal-mime";
import { describe, expect, it } from "vitest";
import { processorTimeOf } from "../../../tests/support/processor-time.ts";
import { deliveryReportOf } from "./delivery-report.ts";
import { parseMail } from "./received-mail.ts";

interface Written {
  status: string;
  type?: string;
  encoding?: string;
  returned?: string;
}

const original = [
  "From: contact@takujo.example",
  "To: kotori@example.jp",
  "Subject: News",
  "",
  "Hello",
].join("\r\n");

/** A report as mail servers write it, in three parts. */
const report = ({
  status,
  type = "message/delivery-status",
  encoding,
  returned = original,
}: Written) =>
  Buffer.from(
    [
      "From: MAILER-DAEMON@mail.example.jp (Mail Delivery System)",
      "To: answers@takujo.example",
      "Subject: Undelivered Mail Returned to Sender",
      "Auto-Submitted: auto-replied",
      "MIME-Version: 1.0",
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      "",
      "--b",
      "Content-Type: text/plain; charset=us-ascii",
      "",
      "This is the mail system at host mail.example.jp.",
      "",
      "--b",
      `Content-Type: ${type}`,
      ...(encoding ? [`Content-Transfer-Encoding: ${encoding}`] : []),
      "",
      status,
      "",
      "--b",
      "Content-Type: message/rfc822",
      "",
      returned,
      "",
      "--b--",
      "",
    ].join("\r\n"),
  );

const postfix = (action: string, code: string) =>
  [
    "Reporting-MTA: dns; mail.example.jp",
    "X-Postfix-Queue-ID: 4F1B2C3D4E",
    "Arrival-Date: Tue, 17 Nov 2026 12:00:00 +0900 (JST)",
    "",
    "Final-Recipient: rfc822; kotori@example.jp",
    "Original-Recipient: rfc822;kotori@example.jp",
    `Action: ${action}`,
    `Status: ${code}`,
    "Remote-MTA: dns; mx.example.jp",
    "Diagnostic-Code: smtp; 550 5.1.1 <kotori@example.jp>: Recipient address rejected:",
    "    User unknown in virtual mailbox table",
  ].join("\r\n");

const read = async (written: Written) => {
  const mail = await parseMail(report(written));
  expect(mail.isAutomatic).toBe(true);
  return mail.report;
};

describe("a report of a mail that came back", () => {
  it.each([
    ["5.1.1", true],
    ["5.1.1 (bad destination mailbox address)", true],
    ["5.1.2", true],
    ["5.1.10", true],
    ["5.2.1", true],
    ["5.4.4", true],
    ["5.1.8", false],
    ["5.1.11", false],
    ["5.2.2", false],
    ["5.7.1", false],
    ["5.0.0", false],
    ["4.4.1", false],
    ["4.2.2", false],
  ])("with the status %s says that the address is wrong: %s", async (status, isUnknownAddress) => {
    expect(await read({ status: postfix("failed", status) })).toEqual({
      isUnknownAddress,
      status: status.split(" ", 1)[0],
    });
  });

  it("is read whatever its line ends, case and encoding", async () => {
    const text = postfix("Failed", "5.1.1");
    const known = { isUnknownAddress: true, status: "5.1.1" };
    expect(await read({ status: text.replaceAll("\r\n", "\n") })).toEqual(known);
    expect(await read({ status: text, type: "Message/Global-Delivery-Status" })).toEqual(known);
    const base64 = Buffer.from(text).toString("base64");
    expect(await read({ status: base64, encoding: "base64" })).toEqual(known);
    expect(await read({ status: text.replace("Action:", "ACTION :") })).toBeNull();
  });

  it.each(["delayed", "delivered", "relayed", "expanded", ""])(
    "that says the mail is %j is none",
    async (action) => {
      expect(await read({ status: postfix(action, "5.1.1") })).toBeNull();
    },
  );

  it("without a status, or with one that is none, says nothing of the address", async () => {
    for (const status of ["", "550", "5.1.1.1", "5.1", "2.1.1", "5.1111.1", "x5.1.1"]) {
      const unclear = { isUnknownAddress: false, status: "5.0.0" };
      expect(await read({ status: postfix("failed", status) }), status).toEqual(unclear);
    }
  });

  it("about several mailboxes says that the address is wrong only if none of them is there", async () => {
    const also = (status: string) =>
      `\r\n\r\nFinal-Recipient: rfc822; b@example.jp\r\nAction: failed\r\nStatus: ${status}`;
    const first = postfix("failed", "5.1.1");
    expect(await read({ status: first + also("5.1.1") })).toMatchObject({ isUnknownAddress: true });
    expect(await read({ status: first + also("4.2.2") })).toMatchObject({
      isUnknownAddress: false,
    });
  });

  it("is not taken from the mail that it returns", async () => {
    const status = postfix("failed", "5.1.1");
    const nested = report({ status }).toString();
    expect(await read({ status: postfix("delayed", "4.4.1"), returned: nested })).toBeNull();
  });

  it("of hostile length or shape is read at once", () => {
    const mailWith = (content: string) =>
      ({ attachments: [{ mimeType: "message/delivery-status", content }] }) as unknown as Email;
    const readAll = () => {
      for (const hostile of ["\r\n", "\n \t", "Action: ", ":", "Status:5.", "a"]) {
        const long = hostile.repeat(1_000_000);
        deliveryReportOf(mailWith(long));
        deliveryReportOf(mailWith(`__proto__: x\nAction: failed\n${long}`));
      }
    };
    expect(processorTimeOf(readAll)).toBeLessThan(5_000);
  });
});
