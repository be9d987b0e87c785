import { test } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { languages } from "../support/words.ts";

/** Pages that only those who are signed in are shown. */
const paths = [
  "/user/device",
  "/user/notification",
  "/user/email",
  "/user/passkey",
  "/user/passkey?offer=%2Fnews",
];

for (const { prefix, locale } of languages) {
  test(`axe finds nothing on the pages of devices, notices, the address and passkeys (${locale}), and none scrolls sideways`, async ({
    page,
  }) => {
    await signIn(page, { prefix });
    for (const path of paths) await expectForEverybody(page, path, prefix + path);
  });
}
