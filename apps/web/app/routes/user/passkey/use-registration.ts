import { useState } from "react";
import { useNavigate } from "react-router";
import { browserSend } from "../../../api/auth/auth-call.ts";
import { registerPasskey } from "../../../api/auth/passkey-registration.ts";
import { getSession } from "../../../api/auth/session-calls.ts";
import { type Fault, faultOf } from "./passkey-refusal.ts";

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
      // The session may have ended since the page was shown.
      const isLoggedIn = (await getSession(browserSend)) !== null;
      await registerPasskey(browserSend, { isLoggedIn, name, authenticatorAttachment });
      await navigate(next);
    } catch (error) {
      setFault(faultOf(error));
    }
    setPending(null);
  }
  return { register, pending, fault };
}
