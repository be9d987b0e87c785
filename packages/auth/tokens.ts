import { tokenAudience, tokenClaims } from "@takujo/runtime/bearer/bearer-check";
import { keysFor, type SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { type Jwk, jwt } from "better-auth/plugins/jwt";
import { librarySecret } from "./signed-cookies.ts";

const tokenSeconds = 900;
const days = 86_400;

/** The secrets for the library's encryption, each with a number that tells which one encrypted a text. */
export function librarySecrets(signingSecret: SigningSecret): { version: number; value: string }[] {
  const versions = keysFor(signingSecret, "auth service key version");
  return keysFor(signingSecret, "auth service").map((key, index) => ({
    version: versions[index]?.readUInt32BE() ?? 0,
    value: librarySecret(key),
  }));
}

/** Access tokens for the APIs: short-lived, never longer than the session, and void once the session or its role ends. */
export function tokens({
  origin,
  signingSecret,
}: {
  origin: string;
  signingSecret: SigningSecret;
}) {
  const sealedBy = librarySecrets(signingSecret).map(({ version }) => `"$ba$${version}$`);
  const isReadable = ({ privateKey }: Jwk) =>
    sealedBy.some((start) => privateKey.startsWith(start));
  return jwt({
    disableSettingJwtHeader: true,
    adapter: {
      // A key encrypted with another secret no longer signs. Its signatures stay valid, and a new key is created.
      getJwks: async ({ context }) => {
        const keys = await context.adapter.findMany<Jwk>({ model: "jwks" });
        return keys.map((key) => (isReadable(key) ? key : { ...key, expiresAt: new Date(0) }));
      },
    },
    jwks: {
      keyPairConfig: { alg: "EdDSA", crv: "Ed25519" },
      rotationInterval: 90 * days,
      gracePeriod: 30 * days,
    },
    jwt: {
      issuer: origin,
      audience: tokenAudience(origin),
      definePayload: ({ user, session }) => ({
        ...tokenClaims({ sessionId: session.id, role: user["role"] }),
        exp: Math.floor(
          Math.min(Date.now() / 1_000 + tokenSeconds, session.expiresAt.getTime() / 1_000),
        ),
      }),
    },
  });
}
