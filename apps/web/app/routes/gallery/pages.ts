import type { Pages } from "../../shell/routing/record.ts";

export const pages = {
  fields: {
    id: "gallery-fields",
    path: "/gallery/fields",
    auth: false,
    development: true,
  },
  form: {
    id: "gallery-form",
    path: "/gallery/form",
    auth: false,
    development: true,
  },
  handle: {
    id: "gallery-handle",
    path: "/gallery/handles/:handle",
    auth: false,
    development: true,
  },
  overview: {
    id: "gallery",
    path: "/gallery",
    auth: false,
    development: true,
  },
} satisfies Pages;
