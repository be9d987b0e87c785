import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";

/** The library requests user verification but accepts a response without it; we do not. */
function assertVerifiedUser(isVerified: boolean | undefined): void {
  if (isVerified) return;
  throw new APIError("BAD_REQUEST", {
    code: "USER_VERIFICATION_REQUIRED",
    message: "The authenticator did not verify its user",
  });
}

export function passkeys(origin: string) {
  return passkey({
    rpID: new URL(origin).hostname,
    rpName: new URL(origin).hostname,
    origin,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      afterVerification: async ({ verification }) =>
        assertVerifiedUser(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) =>
        assertVerifiedUser(verification.authenticationInfo.userVerified),
    },
  });
}
