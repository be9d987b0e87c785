import type { UserView } from "./server-present-user.ts";

/** What is asked about in a dialog over a person's page, as its address says. */
export type Question = "impersonate" | "end-sessions" | "remove";

export const userPath = (id: string, question?: Question): string =>
  `/admin/auth-user/${encodeURIComponent(id)}${question ? `?ask=${question}` : ""}`;

/** What a person is called by on these pages, and what is typed to delete them. */
export const nameOf = ({ name, email }: Pick<UserView, "name" | "email">): string => name || email;

export const mayImpersonate = ({ isSelf, isAdmin, isBanned }: UserView): boolean =>
  !isSelf && !isAdmin && !isBanned;
