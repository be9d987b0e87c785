import { knownPerson } from "../known-person.ts";
import { signInQuestion } from "./sign-in-question.ts";

/** Requests that find the session ended at the same time share one question. */
let asked: Promise<boolean> | undefined;

/** Asks the person of this page to log in again, in a dialog. Resolves to whether they did. */
export function askToSignIn(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  return asked;
}

async function ask(): Promise<boolean> {
  const person = knownPerson.get();
  if (!person) return false;
  try {
    // First, because a part that cannot be loaded would replace the page by an error.
    const { loadSignInWords } = await import("./sign-in-dialog.tsx");
    await loadSignInWords();
  } catch {
    return false;
  }
  const { promise, resolve } = Promise.withResolvers<boolean>();
  signInQuestion.set({
    person,
    answer: (isSignedIn) => {
      signInQuestion.set(null);
      resolve(isSignedIn);
    },
  });
  return promise;
}
