import { z } from "zod";

export interface ErrorReportAddress {
  /** Where envelopes are sent. */
  url: string;
  key: string;
}

/** As Sentry writes it: https://key@host/project; a path may come before the project. */
const address = z.string().transform((text, context): ErrorReportAddress => {
  const { protocol = "", username = "", origin, pathname = "" } = URL.parse(text) ?? {};
  const project = pathname.slice(pathname.lastIndexOf("/") + 1);
  if (/^https?:$/.test(protocol) && username && /^\w+$/.test(project)) {
    const before = pathname.slice(0, pathname.lastIndexOf("/"));
    return { url: `${origin}${before}/api/${project}/envelope/`, key: username };
  }
  context.addIssue({ code: "custom", message: "must be https://key@host/project" });
  return z.NEVER;
});

/** The variable of server and worker that says where errors are reported; without it, nowhere. */
export const errorReportShape = {
  ERROR_REPORT_DSN: z
    .literal("")
    .transform(() => undefined)
    .or(address)
    .optional(),
};
