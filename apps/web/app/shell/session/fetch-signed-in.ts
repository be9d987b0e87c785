import { readSessionVersion } from "@takujo/contracts/cookie";
import { hasOpenWriting, takeSubmitted } from "../writing/open-writing.ts";
import { forgetAllWriting } from "../writing/writing-store.ts";
import { fetchWhenOnline } from "./fetch-when-online.ts";
import { knownPerson } from "./known-person.ts";
import { askToSignIn } from "./sign-in/ask-to-sign-in.ts";
import { SignedOut, signedOutHeader } from "./sign-in/signed-out.ts";

/**
 * The router's requests for data. If the session has ended, the person logs in where they are and the same request is
 * sent again: the redirect to the login would take what they wrote away.
 */
export async function fetchSignedIn(request: Request): Promise<Response> {
  if (request.method === "GET") {
    const response = await fetchWhenOnline(request);
    if (!isSignedOut(response) || !hasOpenWriting()) return response;
    return (await askToSignIn()) ? fetchWhenOnline(request) : response;
  }
  const forgetSent = takeSubmitted();
  const hadSession = hasSession();
  const again = request.clone();
  let response = await fetch(request);
  if (isSignedOut(response) && knownPerson.get()) {
    if (await askToSignIn()) response = await fetch(again);
    else if (forgetSent.length > 0 || hasOpenWriting()) throw new SignedOut();
  }
  if (!response.ok || isSignedOut(response)) return response;
  for (const forget of forgetSent) forget();
  // Ended by what was sent: the person signed out here.
  if (hadSession && !hasSession()) {
    forgetAllWriting();
    knownPerson.set(null);
  }
  return response;
}

const isSignedOut = ({ headers }: Response) => headers.has(signedOutHeader);

const hasSession = () => readSessionVersion(document.cookie) !== undefined;
