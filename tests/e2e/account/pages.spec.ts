import { test } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { signIn } from "../support/sign-in.ts";
import { languages } from "../support/words.ts";

/** Pages that only those who are signed in are shown. */
const paths = [
  "/user/device",
  "/user/notification",
  "/user/email",
  "/user/passkey",
  "/user/passkey?offer=%2Fnews",
];

for (const { prefix } of languages) {
  for (const path of paths) {
    const address = prefix + path;

    test(`axe finds nothing on ${address}, which needs no sideways scrolling at 320 px`, async ({
      page,
    }) => {
      await signIn(page, { prefix });
      await expectForEverybody(page, path, address);
    });
  }
}
