import { z } from "zod";

/** The variables of server and worker that say where their metrics are served; without a port, nothing is measured. */
export const metricsShape = {
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
};

export const metricsAddress = ({
  METRICS_HOST: host,
  METRICS_PORT: port,
}: z.infer<z.ZodObject<typeof metricsShape>>) => (port === undefined ? null : { host, port });
