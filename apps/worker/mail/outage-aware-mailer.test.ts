import { MailError, type MailFault } from "@takujo/email/mail-error";
import { describe, expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { createOutageAwareMailer } from "./outage-aware-mailer.ts";

const { db } = await createTestDatabase();

function failing(fault: MailFault) {
  const mailer = createOutageAwareMailer(
    {
      send: () => Promise.reject(new MailError(fault, "test")),
      isReachable: async () => false,
      close: () => {},
    },
    db,
    silentLogger,
  );
  onTestFinished(() => mailer.close());
  return mailer.send(
    { locale: "ja", subject: "", text: "", html: "" },
    { to: "a@example.jp", key: "k" },
  );
}

describe("a mail that could not be sent", () => {
  it.each(["away", "later"] as const)("is tried again when it is %s", async (fault) => {
    await expect(failing(fault)).rejects.toMatchObject({ fault });
  });

  it("is dropped when the server refuses it for good", async () => {
    await expect(failing("refused")).resolves.toMatchObject({ fault: "refused" });
  });
});
