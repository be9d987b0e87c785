import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef, useState } from "react";

type ProofFieldsProps = { token: string; limit: number };

/** Tells people from bots: a puzzle that the browser solves while somebody types, and a hidden field. */
export function ProofFields({ token, limit }: ProofFieldsProps) {
  const t = useTranslations("contact");
  const proof = useRef<HTMLInputElement>(null);
  const [solved, setSolved] = useState({ token: "", solution: "" });
  const hasBegun = useRef(false);
  useEffect(() => {
    const left = new AbortController();
    const solve = async () => {
      hasBegun.current = true;
      const { solveChallenge } = await import("./solve-challenge.ts");
      const solution = await solveChallenge({ token, limit });
      if (!left.signal.aborted) setSolved({ token, solution });
    };
    // The form is also accepted without a solution, with a stricter rate limit.
    const begin = () => void solve().catch(() => {});
    if (hasBegun.current) begin();
    else {
      const options = { once: true, signal: left.signal };
      proof.current?.form?.addEventListener("focusin", begin, options);
    }
    return () => left.abort();
  }, [token, limit]);
  return (
    <>
      <input type="hidden" name="challenge" value={token} />
      <input
        type="hidden"
        name="proof"
        ref={proof}
        value={solved.token === token ? solved.solution : ""}
      />
      <div className="contact-unseen" aria-hidden="true">
        <label htmlFor="contact-subject">{t("leaveEmpty")}</label>
        <input id="contact-subject" name="subject" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
