import { createStore } from "../../create-store.ts";
import type { KnownPerson } from "../known-person.ts";

interface SignInQuestion {
  person: KnownPerson;
  answer: (isSignedIn: boolean) => void;
}

/** Answered by the dialog. */
export const signInQuestion = createStore<SignInQuestion | null>(null);
