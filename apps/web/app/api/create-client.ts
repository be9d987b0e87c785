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
  /** The bearer token from the `auth_jwt` cookie, if there is one. */
  readToken: () => string | undefined;
  /** The visitor's address as the front server saw it, for calls made by the server. */
  clientAddress?: string | undefined;
}

const idempotentMethods = new Set(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]);

/** A client of one API. It runs on the server, beside the API or over HTTP, and in the browser. */
export function createApiClient(options: ClientOptions): Client {
  const { baseUrl, fetch, readToken, clientAddress } = options;
  const client = createClient(
    createConfig({
      baseUrl,
      fetch: retryOnce(fetch) as typeof globalThis.fetch,
      // Redirects of moved items go to the visitor: followed here, the page would stay at the old address.
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

/** The same client; `onData` sees the data of each answer to a read. */
export function watchReads(client: Client, onData: (data: unknown) => void): Client {
  const responseTransformer = async (data: unknown) => {
    onData(data);
    return data;
  };
  return { ...client, get: (options) => client.get({ ...options, responseTransformer }) };
}
