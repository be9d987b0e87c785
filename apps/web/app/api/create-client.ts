import { clientAddressHeader } from "@takujo/contracts/client-address";
import {
  type Client,
  createClient,
  createConfig,
} from "@takujo/contracts/generated/platform/client/index";
import { retryOnce } from "./retry.ts";

export type { Client };

export interface ClientOptions {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
  /** The bearer value of the `auth_jwt` cookie, when there is one. */
  readToken: () => string | undefined;
  /** For whom a server asks, as its front saw it. */
  clientAddress?: string | undefined;
}

const idempotentMethods = new Set(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]);

/** A client of one API. The same code runs in the server, next to the API or across HTTP, and in the browser. */
export function createApiClient(options: ClientOptions): Client {
  const { baseUrl, fetch, readToken, clientAddress } = options;
  const client = createClient(
    createConfig({
      baseUrl,
      fetch: retryOnce(fetch) as typeof globalThis.fetch,
      // A moved item is told to the visitor; followed unseen, its page would stand at the old address.
      redirect: "manual",
    }),
  );
  client.interceptors.request.use((request) => {
    const token = readToken();
    if (token) request.headers.set("authorization", `Bearer ${token}`);
    if (clientAddress) request.headers.set(clientAddressHeader, clientAddress);
    if (!idempotentMethods.has(request.method) && !request.headers.has("idempotency-key")) {
      request.headers.set("idempotency-key", crypto.randomUUID());
    }
    return request;
  });
  return client;
}
