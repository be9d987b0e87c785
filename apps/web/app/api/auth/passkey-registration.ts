import { AuthError, type AuthSend, callAuth, notLoggedIn } from "./auth-call.ts";

interface Registration {
  isLoggedIn: boolean;
  name: string;
  /** This device or another one; if left out, the browser asks. */
  authenticatorAttachment?: AuthenticatorAttachment;
}

export async function registerPasskey(
  send: AuthSend,
  { isLoggedIn, name, authenticatorAttachment }: Registration,
): Promise<void> {
  if (!isLoggedIn) throw notLoggedIn("User must be logged in to register passkey");
  const query = new URLSearchParams({ name });
  if (authenticatorAttachment) query.set("authenticatorAttachment", authenticatorAttachment);
  const asked = await callAuth<PublicKeyCredentialCreationOptionsJSON>(
    send,
    "GET",
    `/passkey/generate-register-options?${query}`,
  );
  const credential = await create(asked).catch((error: unknown) => {
    throw registrationError(error);
  });
  if (!credential) throw registrationError(null);
  await callAuth(send, "POST", "/passkey/verify-registration", {
    body: { response: credential.toJSON(), name },
  });
}

async function create(asked: PublicKeyCredentialCreationOptionsJSON) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  return (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
}

const knownFaults: Record<string, [code: string, message: string]> = {
  InvalidStateError: [
    "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED",
    "The authenticator was previously registered",
  ],
  NotAllowedError: ["ERROR_CEREMONY_ABORTED", "Registration was cancelled"],
  AbortError: ["ERROR_CEREMONY_ABORTED", "Registration was cancelled"],
};

/** Other browser errors keep their own name and message. */
function registrationError(cause: unknown): AuthError {
  if (!(cause instanceof DOMException)) {
    return new AuthError("UNKNOWN_ERROR", "Passkey registration failed", 500, { cause });
  }
  const [code, message] = knownFaults[cause.name] ?? [cause.name, cause.message];
  return new AuthError(code, message, 400, { cause });
}
