import type { Pages } from "../../shell/routing/record.ts";

export const pages = {
  "changed-email": {
    id: "changed-email",
    path: "/auth/changed-email",
    title: "changedEmail",
    auth: false,
    layout: "none",
    noIndex: true,
    messages: ["emailChange"],
  },
  login: {
    id: "login",
    path: "/auth/login",
    title: "login",
    auth: { only: "anonymous", redirectTo: "/user" },
    background: "white",
    breadcrumbHidden: true,
    messages: ["login"],
  },
} satisfies Pages;
