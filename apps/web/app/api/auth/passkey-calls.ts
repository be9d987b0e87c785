import { AuthError, type AuthSend, callAuth } from "./auth-call.ts";

export const isPasskeySupported = (): boolean =>
  typeof PublicKeyCredential === "function" &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function";

/** This device can verify a user by fingerprint, face or screen lock. */
export const hasPlatformAuthenticator = async (): Promise<boolean> =>
  isPasskeySupported() &&
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());

/** The browser can offer passkeys in the autofill of the e-mail field. */
export const canOfferPasskeys = async (): Promise<boolean> =>
  isPasskeySupported() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

type SignInOptions = { mediation?: CredentialMediationRequirement; signal?: AbortSignal };

/** Every failure is reported as a cancellation. */
export async function signInByPasskey(send: AuthSend, options: SignInOptions = {}): Promise<void> {
  try {
    const asked = await callAuth<PublicKeyCredentialRequestOptionsJSON>(
      send,
      "POST",
      "/passkey/generate-authenticate-options",
    );
    const credential = (await navigator.credentials.get({
      ...options,
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(asked),
    })) as PublicKeyCredential | null;
    if (!credential) throw new Error("Passkey sign in failed");
    await callAuth(send, "POST", "/passkey/verify-authentication", {
      body: { response: credential.toJSON() },
      failure: "Passkey sign in failed",
    });
  } catch (cause) {
    throw new AuthError("AUTH_CANCELLED", "auth cancelled", 400, { cause });
  }
}
