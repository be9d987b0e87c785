import type { UserView } from "./present-user.server.ts";

/** The dialogs over a person's page, by their name in its address. */
export type Question = "impersonate" | "end-sessions" | "remove" | "excuse";

export const userPath = (id: string, question?: Question): string =>
  `/admin/auth-user/${encodeURIComponent(id)}${question ? `?ask=${question}` : ""}`;

/** Asks why an absence should not count. */
export const excusePath = (id: string, reservationId: string): string =>
  `${userPath(id, "excuse")}&absence=${reservationId}`;

/** The name shown on these pages, which is also what must be typed to delete the account. */
export const nameOf = ({ name, email }: Pick<UserView, "name" | "email">): string => name || email;

export const mayImpersonate = ({ isSelf, isAdmin, isBanned }: UserView): boolean =>
  !isSelf && !isAdmin && !isBanned;
