import type { LoginUser } from "@takujo/contracts/generated/games/types.gen";
import { useSyncExternalStore } from "react";
import { createStore } from "../create-store.ts";

/** Of somebody who is not signed in only that much is known. */
export type CurrentUser = Pick<LoginUser, "email" | "displayId"> & Partial<LoginUser>;

export const emptyUser: CurrentUser = { email: "", displayId: "" };

/** Filled by the part of the shell that only those who are signed in load. */
export const currentUser = createStore<CurrentUser>(emptyUser);

/** The last question for the session had no answer, which counts as signed out until the next one has. */
export const isSessionLost = createStore(false);

export const isLoggedIn = ({ email }: CurrentUser): boolean => email !== "";

export const useCurrentUser = (): CurrentUser =>
  useSyncExternalStore(currentUser.subscribe, currentUser.get, currentUser.getInitial);
