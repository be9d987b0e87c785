const kinds = {
  404: "notFound",
  403: "forbidden",
  500: "serverError",
  503: "maintenance",
} as const;

export type ErrorKind = (typeof kinds)[keyof typeof kinds] | "other";

/** Which of the error screens a status gets. */
export function errorKind(status: number): ErrorKind {
  return kinds[status as keyof typeof kinds] ?? "other";
}
