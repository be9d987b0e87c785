import { test as base } from "./read-page.ts";
import { ownPlace, signInByRequest } from "./sign-in/sign-in.ts";

interface Fixtures {
  /** Signs the reader in by a code in a real mail, and gives the address. */
  signIn: (options?: Parameters<typeof signInByRequest>[1]) => Promise<string>;
}

/** For what the pages of an account say before any script runs. */
export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({ baseURL: _ }, use) => use(ownPlace()),
  signIn: async ({ request }, use) => use((options) => signInByRequest({ request }, options)),
});

export const { expect } = test;
