import { tokenAudience, tokenClaims } from "@takujo/runtime/bearer/token-claims";
import { jwt } from "better-auth/plugins/jwt";

const longestSeconds = 900;
const days = 86_400;

/** What the APIs take. Short, never longer than its session, and worthless once the session or a role of it is gone. */
export function tokens(origin: string) {
  return jwt({
    disableSettingJwtHeader: true,
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
          Math.min(Date.now() / 1_000 + longestSeconds, session.expiresAt.getTime() / 1_000),
        ),
      }),
    },
  });
}
