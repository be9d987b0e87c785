import type { WebOptions } from "@takujo/web/server";

/** Until the auth service is there, nobody is signed in. */
export const nobody: WebOptions["sessionSource"] = async () => ({
  signedIn: false,
  hasRole: async () => false,
});
