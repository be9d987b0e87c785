import { createStore } from "../create-store.ts";

/** Whose page this is. Unlike `currentUser`, it stays when the session ends: what they write is still theirs. */
export interface KnownPerson {
  id: string;
  email: string;
}

/** Null for guests, and for an admin who impersonates a person. */
export const knownPerson = createStore<KnownPerson | null>(null);
