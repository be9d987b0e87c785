import { browserSend } from "../../../api/auth/auth-call.ts";
import {
  canOfferPasskeys,
  hasPlatformAuthenticator,
  isPasskeySupported,
  signInByPasskey,
} from "../../../api/auth/passkey-calls.ts";

export { hasPlatformAuthenticator };

export const signIn = () => signInByPasskey(browserSend);

/** Waits until a passkey is chosen in the e-mail field's autofill; returns at once where that is unsupported. */
export async function offerPasskeys(
  signal: AbortSignal,
): Promise<"signed in" | "not offered" | "unsupported"> {
  if (!isPasskeySupported()) return "unsupported";
  if (!(await canOfferPasskeys()) || signal.aborted) return "not offered";
  await signInByPasskey(browserSend, { mediation: "conditional", signal });
  return "signed in";
}
