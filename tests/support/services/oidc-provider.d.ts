/** The package has no types of its own; this is what the tests use of it. */
declare module "oidc-provider" {
  import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

  interface KoaContext {
    method: string;
    path: string;
    status: number;
    type: string;
    body: unknown;
    req: IncomingMessage;
    res: ServerResponse;
    respond?: boolean;
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    proxy: boolean;
    readonly Grant: new (of: {
      accountId: string;
      clientId: string;
    }) => { addOIDCScope(scope: string): void; save(): Promise<string> };
    use(middleware: (ctx: KoaContext, next: () => Promise<void>) => unknown): void;
    callback(): RequestListener;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>;
  }
}
