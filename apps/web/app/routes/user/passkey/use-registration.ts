import { useState } from "react";
import { useNavigate } from "react-router";
import { asAuthError, browserSend } from "../../../api/auth/auth-call.ts";
import { registerPasskey } from "../../../api/auth/passkey-registration.ts";
import type { Fault } from "./passkey-refusal.ts";

/** Has the browser make a passkey, and shows the list anew, or goes on to where somebody wanted to be. */
export function useRegistration(next: string) {
  const navigate = useNavigate();
  const [pending, setPending] = useState<AuthenticatorAttachment | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);

  async function register(name: string, authenticatorAttachment: AuthenticatorAttachment) {
    if (pending) return;
    setPending(authenticatorAttachment);
    setFault(null);
    try {
      // Only those who are signed in are shown the page.
      await registerPasskey(browserSend, { isLoggedIn: true, name, authenticatorAttachment });
      await navigate(next);
    } catch (error) {
      setFault(asAuthError(error));
    }
    setPending(null);
  }
  return { register, pending, fault };
}
