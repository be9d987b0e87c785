import { createHash, createPrivateKey, sign } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { authCalls } from "./auth-calls.ts";

type Json = Record<string, unknown>;

/** The browser's response for a passkey sign-in. */
export interface Assertion {
  id: string;
  rawId: string;
  response: { authenticatorData: string; clientDataJSON: string; signature: string };
}

/** An authenticator inside of Chromium, as those in phones and computers, which ask for a finger or a number. */
export async function addAuthenticator(page: Page, { knowsUsers = true } = {}) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: knowsUsers,
      isUserVerified: knowsUsers,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifyUser: (isUserVerified: boolean) =>
      devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    async userHandle() {
      const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId });
      return Buffer.from(credentials[0]?.userHandle ?? "", "base64");
    },
    /** A real one never reveals it. With it, a test signs what no browser would. */
    async secretKey() {
      const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId });
      const key = Buffer.from(credentials[0]?.privateKey ?? "", "base64");
      return createPrivateKey({ key, format: "der", type: "pkcs8" });
    },
  };
}

export async function registerOptions(context: BrowserContext): Promise<Json> {
  return (await authCalls(context).get("/passkey/generate-register-options")).json();
}

export async function signInOptions(context: BrowserContext): Promise<Json> {
  return (await authCalls(context).post("/passkey/generate-authenticate-options")).json();
}

/** In the page: the browser makes a passkey as the options say. */
export function createPasskey(page: Page, options: Json): Promise<Json> {
  return page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json as never);
    const credential = await navigator.credentials.create({ publicKey });
    return (credential as PublicKeyCredential).toJSON() as never;
  }, options);
}

/** In the page: the browser answers a challenge with a passkey. */
export function usePasskey(page: Page, options: Json): Promise<Assertion> {
  return page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json as never);
    const credential = await navigator.credentials.get({ publicKey });
    return (credential as PublicKeyCredential).toJSON() as never;
  }, options);
}

export function register(context: BrowserContext, response: Json) {
  return authCalls(context).post("/passkey/verify-registration", { response, name: "phone" });
}

export function signIn(context: BrowserContext, response: object) {
  return authCalls(context).post("/passkey/verify-authentication", { response });
}

/** The same answer with other authenticator data, rightly signed. */
export function resign(
  assertion: Assertion,
  key: ReturnType<typeof createPrivateKey>,
  change: (authenticatorData: Buffer) => void,
): Assertion {
  const { clientDataJSON } = assertion.response;
  const data = Buffer.from(assertion.response.authenticatorData, "base64url");
  change(data);
  const client = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
  const digest = key.asymmetricKeyType === "ed25519" ? null : "sha256";
  const signature = sign(digest, Buffer.concat([data, client]), key).toString("base64url");
  const authenticatorData = data.toString("base64url");
  return { ...assertion, response: { ...assertion.response, authenticatorData, signature } };
}
