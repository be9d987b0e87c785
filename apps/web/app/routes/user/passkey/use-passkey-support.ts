import { useEffect, useState } from "react";
import { hasPlatformAuthenticator, isPasskeySupported } from "../../../api/auth/passkey-calls.ts";

/** "unknown" until hydrated; then whether passkeys can be created here, only on another device, or not at all. */
export type PasskeySupport = "unknown" | "none" | "elsewhere" | "here";

export function usePasskeySupport(): PasskeySupport {
  const [support, setSupport] = useState<PasskeySupport>("unknown");
  useEffect(() => {
    if (!isPasskeySupported()) return setSupport("none");
    void hasPlatformAuthenticator()
      .catch(() => false)
      .then((isHere) => setSupport(isHere ? "here" : "elsewhere"));
  }, []);
  return support;
}
