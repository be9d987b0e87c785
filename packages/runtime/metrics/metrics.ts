/** Each metric is defined where it is counted. All of a process are served together: see `startMetricsServer`. */
export { Counter, Gauge, Histogram, register } from "prom-client";
