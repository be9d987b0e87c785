import { browserSend } from "../../api/auth/auth-call.ts";
import {
  canOfferPasskeys,
  hasPlatformAuthenticator,
  isPasskeySupported,
  signInByPasskey,
} from "../../api/auth/passkey-calls.ts";

export { hasPlatformAuthenticator };

export const signIn = () => signInByPasskey(browserSend);

/** Waits until somebody picks a passkey in the field for the address; where that cannot be, nothing happens. */
export async function offerPasskeys(
  signal: AbortSignal,
): Promise<"signed in" | "not offered" | "unsupported"> {
  if (!isPasskeySupported()) return "unsupported";
  if (!(await canOfferPasskeys()) || signal.aborted) return "not offered";
  await signInByPasskey(browserSend, { mediation: "conditional", signal });
  return "signed in";
}
