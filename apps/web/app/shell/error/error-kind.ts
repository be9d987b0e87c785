const kinds = {
  404: "notFound",
  403: "forbidden",
  500: "serverError",
  503: "maintenance",
} as const;

export type ErrorKind = (typeof kinds)[keyof typeof kinds] | "other";

/** The error screen of a status. */
export function errorKind(status: number): ErrorKind {
  return kinds[status as keyof typeof kinds] ?? "other";
}
