/** Routes that exist only while developing; `react-router build` leaves them out. */
export const developmentRoutes: { id: string; path: string; file: string }[] =
  process.env.NODE_ENV === "production"
    ? []
    : [
        { id: "gallery", path: "/gallery", file: "gallery/page.tsx" },
        { id: "gallery-form", path: "/gallery/form", file: "gallery/form-page.tsx" },
        { id: "gallery-fields", path: "/gallery/fields", file: "gallery/fields-page.tsx" },
        {
          id: "gallery-handle",
          path: "/gallery/handles/:handle",
          file: "gallery/handle-resource.ts",
        },
      ];
