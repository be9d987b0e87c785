import type { LoginUser } from "@takujo/contracts/generated/games/types.gen";
import { useSyncExternalStore } from "react";
import { createStore } from "../create-store.ts";

/** For a visitor who is not signed in, only these fields are set. */
export type CurrentUser = Pick<LoginUser, "email" | "displayId"> & Partial<LoginUser>;

export const emptyUser: CurrentUser = { email: "", displayId: "" };

/** Set by the part of the shell that only signed-in people load. */
export const currentUser = createStore<CurrentUser>(emptyUser);

/** The last request for the session failed, which counts as signed out until the next response. */
export const isSessionLost = createStore(false);

export const isLoggedIn = ({ email }: CurrentUser): boolean => email !== "";

export const useCurrentUser = (): CurrentUser =>
  useSyncExternalStore(currentUser.subscribe, currentUser.get, currentUser.getInitial);
