type Attributes = Record<string, string | number | boolean>;

export interface SpanStart {
  name: string;
  kind?: "server" | "client" | "consumer";
  attributes?: Attributes;
  /** The `traceparent` (W3C) of the span that this one belongs to, if it is of another process. */
  parent?: string | undefined;
}

export interface OpenSpan {
  /** Runs a function inside it. */
  run<Result>(act: () => Result): Result;
  end(outcome?: { name?: string; attributes?: Attributes; error?: unknown }): void;
}

/** The tracer, once it is loaded. */
export interface Tracing {
  start(span: SpanStart): OpenSpan;
  traceparent(): string | undefined;
  traceId(): string | undefined;
  /** Sends what is left. */
  close(): Promise<void>;
}
