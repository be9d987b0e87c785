import { z } from "zod";

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
