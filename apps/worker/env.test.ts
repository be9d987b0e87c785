import { describe, expect, it } from "vitest";
import { readWorkerEnv } from "./env.ts";

const good = {
  DATABASE_URL: "postgres://x@localhost/x",
  SMTP_URL: "smtp://localhost:25",
  MAIL_FROM: "卓上 <contact@takujo.example>",
  ORGANIZER_EMAIL: "desk@takujo.example",
  ORIGIN: "https://takujo.example",
  SIGNING_SECRET: "0123456789abcdef0123456789abcdef",
};

describe("worker environment", () => {
  it("knows sender and organizer", () => {
    expect(readWorkerEnv(good)).toMatchObject({
      mailFrom: { name: "卓上", nameInEnglish: "", address: "contact@takujo.example" },
      organizer: { email: "desk@takujo.example", locale: "ja" },
      concurrency: 5,
    });
    expect(readWorkerEnv({ ...good, MAIL_FROM: "contact@takujo.example" }).mailFrom).toEqual({
      name: "",
      nameInEnglish: "",
      address: "contact@takujo.example",
    });
    const named = readWorkerEnv({ ...good, MAIL_FROM_NAME_EN: "Takujo" }).mailFrom;
    expect(named).toMatchObject({ name: "卓上", nameInEnglish: "Takujo" });
    const hostile = { ...good, MAIL_FROM_NAME_EN: "a\r\nBcc: b@c.example" };
    expect(() => readWorkerEnv(hostile)).toThrow("MAIL_FROM_NAME_EN");
  });

  it("reads the CDN's purge address and credentials", () => {
    const url = "https://cdn.example/purge";
    expect(readWorkerEnv(good).purge).toBeUndefined();
    expect(readWorkerEnv({ ...good, PURGE_URL: "", PURGE_HEADER: "" }).purge).toBeUndefined();
    expect(readWorkerEnv({ ...good, PURGE_URL: url }).purge).toEqual({ url, header: undefined });
    const named = { ...good, PURGE_URL: url, PURGE_HEADER: "Authorization: Bearer a:b" };
    expect(readWorkerEnv(named).purge?.header).toEqual({
      name: "Authorization",
      value: "Bearer a:b",
    });
    for (const hostile of ["a", ": b", "a b: c", "a: b\r\nc: d", "a:", "a: é"]) {
      expect(() => readWorkerEnv({ ...named, PURGE_HEADER: hostile }), hostile).toThrow(
        "PURGE_HEADER",
      );
    }
    expect(() => readWorkerEnv({ ...good, PURGE_URL: "cdn" })).toThrow("PURGE_URL");
  });

  it("lists every fault at once", () => {
    const source = { MAIL_FROM: "nobody", SMTP_URL: "http://x", CONCURRENCY: "0" };
    for (const name of Object.keys({ ...good, ...source })) {
      expect(() => readWorkerEnv(source)).toThrow(new RegExp(`^ {2}${name}:`, "m"));
    }
  });

  it("wants the server's secret in production, and a real one", () => {
    const { SIGNING_SECRET: _, ...without } = good;
    expect(() => readWorkerEnv(without)).toThrow("SIGNING_SECRET");
    expect(() => readWorkerEnv({ ...good, SIGNING_SECRET: "short" })).toThrow("SIGNING_SECRET");
    expect(readWorkerEnv({ ...without, APP_ENV: "test" }).signingSecret).toBeTruthy();
  });

  it("wants the public address in production, and guesses it elsewhere", () => {
    const { ORIGIN: _, ...without } = good;
    expect(() => readWorkerEnv(without)).toThrow("ORIGIN");
    expect(() => readWorkerEnv({ ...good, ORIGIN: "takujo" })).toThrow("ORIGIN");
    expect(readWorkerEnv({ ...good, ORIGIN: "https://takujo.example/" }).origin).toBe(good.ORIGIN);
    const { origin } = readWorkerEnv({ ...without, APP_ENV: "test", PORT: "3100" });
    expect(origin).toBe("http://localhost:3100");
  });

  it("reads the optional mailbox for answers about inquiries", () => {
    const none = { INQUIRY_MAILBOX_URL: "", INQUIRY_MAILBOX_ADDRESS: "" };
    expect(readWorkerEnv(good).inquiryMailbox).toBeUndefined();
    expect(readWorkerEnv({ ...good, ...none }).inquiryMailbox).toBeUndefined();
    const INQUIRY_MAILBOX_ADDRESS = "answers@takujo.example";
    const mailbox = (INQUIRY_MAILBOX_URL: string) =>
      readWorkerEnv({ ...good, INQUIRY_MAILBOX_URL, INQUIRY_MAILBOX_ADDRESS }).inquiryMailbox;
    expect(mailbox("imaps://desk%40takujo.example:p%2Fw@mail.example.org/Answers")).toEqual({
      address: INQUIRY_MAILBOX_ADDRESS,
      server: {
        host: "mail.example.org",
        port: 993,
        isSecure: true,
        user: "desk@takujo.example",
        password: "p/w",
        folder: "Answers",
      },
    });
    expect(mailbox("imap://a:b@localhost:1143")?.server).toMatchObject({
      port: 1143,
      isSecure: false,
      folder: "INBOX",
    });
  });

  it.each([
    ["INQUIRY_MAILBOX_URL", { INQUIRY_MAILBOX_ADDRESS: "answers@takujo.example" }],
    ["INQUIRY_MAILBOX_ADDRESS", { INQUIRY_MAILBOX_URL: "imaps://a:b@c.example" }],
    ["INQUIRY_MAILBOX_ADDRESS", { INQUIRY_MAILBOX_ADDRESS: `${"a".repeat(25)}@takujo.example` }],
    ...[
      "smtps://a:b@c.example",
      "imaps://c.example/INBOX",
      "imaps://a@c.example",
      "imaps://a:%zz@c",
      "x",
    ].map((url) => ["INQUIRY_MAILBOX_URL", { INQUIRY_MAILBOX_URL: url }] as const),
  ] as const)("takes no half or wrong mailbox: %s, %j", (name, source) => {
    expect(() => readWorkerEnv({ ...good, ...source })).toThrow(new RegExp(`^ {2}${name}:`, "m"));
    expect(() => readWorkerEnv({ ...good, ...source })).not.toThrow("%zz");
  });

  it.each(["a@b.example>", "x <a@b.example", "a\r\nBcc: c@d.example <a@b.example>", "<>"])(
    "takes no sender such as %j",
    (MAIL_FROM) => {
      expect(() => readWorkerEnv({ ...good, MAIL_FROM })).toThrow("MAIL_FROM");
    },
  );
});
