import { z } from "zod";

export interface ErrorReportAddress {
  /** Where envelopes are sent. */
  url: string;
  key: string;
}

/** In Sentry's form: https://key@host/project; a path may come before the project. */
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

/** The variables of server and worker that say where their metrics are served; without a port, nothing is measured. */
export const metricsShape = {
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
};

export const metricsAddress = ({
  METRICS_HOST: host,
  METRICS_PORT: port,
}: z.infer<z.ZodObject<typeof metricsShape>>) => (port === undefined ? null : { host, port });

/** The variables that say where traces are sent, by the names that OpenTelemetry gave them; without an address, nothing is traced. */
export const tracingShape = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .literal("")
    .transform(() => undefined)
    .or(z.url("must be the address of a collector, such as http://127.0.0.1:4318"))
    .optional(),
  /** Which part of the traces is recorded. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

export interface TracingSettings {
  endpoint: string;
  ratio: number;
}

export const tracingSettings = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: ratio,
}: z.infer<z.ZodObject<typeof tracingShape>>): TracingSettings | null =>
  endpoint === undefined ? null : { endpoint: endpoint.replace(/\/$/, ""), ratio };
