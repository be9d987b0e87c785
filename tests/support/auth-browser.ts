import { randomUUID } from "node:crypto";
import { decodeJwt } from "jose";

/** Where the mails with the codes arrive. */
interface Inbox {
  sentTo(address: string): { text?: string | undefined }[];
  untilSentTo(address: string, count: number): Promise<{ text?: string | undefined }[]>;
}

export interface BrowserOptions {
  /** Where the server listens. */
  server: string;
  /** The server's address, and the browser's origin header. */
  origin: string;
  /** Where the requests come from, as our own proxy saw it; by default from a place of their own. */
  address?: string;
  headers?: Record<string, string>;
}

let browsers = 0;

/** Like a browser it keeps cookies and names its origin; unlike one it shows everything. */
export class AuthBrowser {
  readonly cookies = new Map<string, string>();
  readonly #options: BrowserOptions;
  readonly #address: string;

  constructor(options: BrowserOptions) {
    this.#options = options;
    browsers++;
    this.#address = options.address ?? `10.${browsers >> 8}.${browsers & 255}.1`;
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const { server, origin, headers: own = {} } = this.#options;
    const response = await fetch(server + path, {
      method,
      redirect: "manual",
      headers: {
        ...(method !== "GET" && { origin }),
        ...(body !== undefined && { "content-type": "application/json" }),
        "x-forwarded-for": this.#address,
        cookie: [...this.cookies].map((pair) => pair.join("=")).join("; "),
        ...own,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  #keep(cookie: string) {
    const [pair = "", ...attributes] = cookie.split(/;\s*/);
    const [name = "", ...value] = pair.split("=");
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name);
    else this.cookies.set(name, value.join("="));
  }

  /** A request without any default headers. */
  raw(path: string, init: RequestInit): Promise<Response> {
    return fetch(this.#options.server + path, init);
  }

  auth(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
    return this.call(method, `/api/auth${path}`, body, headers);
  }

  askForCode(email: string) {
    return this.auth("POST", "/email-otp/send-verification-otp", { email, type: "sign-in" });
  }

  enterCode(email: string, otp: string) {
    return this.auth("POST", "/sign-in/email-otp", { email, otp });
  }

  /** The whole way through the mailbox. */
  async signIn(inbox: Inbox, email = newEmail()): Promise<{ email: string; userId: string }> {
    const code = await this.fetchCode(inbox, email);
    const response = await this.enterCode(email, code);
    if (!response.ok) throw new Error(`not signed in: ${response.status} ${await response.text()}`);
    const { user } = (await response.json()) as { user: { id: string } };
    return { email, userId: user.id };
  }

  async fetchCode(inbox: Inbox, email: string): Promise<string> {
    const codesIn = (mails: { text?: string | undefined }[]) =>
      mails.map(({ text }) => codeIn(text ?? "")).filter((code) => code !== "");
    const before = codesIn(inbox.sentTo(email)).length;
    const response = await this.askForCode(email);
    if (!response.ok) throw new Error(`no code: ${response.status} ${await response.text()}`);
    // Other mails may come in between.
    for (let mails = inbox.sentTo(email); ; ) {
      const codes = codesIn(mails);
      if (codes.length > before) return codes.at(-1) ?? "";
      mails = await inbox.untilSentTo(email, mails.length + 1);
    }
  }

  async token(): Promise<string> {
    const response = await this.auth("GET", "/token");
    const { token } = (await response.json()) as { token: string };
    return token;
  }

  /** For whom pages would call the APIs, by the token in the cookie. */
  tokenOwner(): string | undefined {
    const token = this.cookies.get("auth_jwt");
    return token && decodeJwt(token).sub;
  }

  /** A call of the games API with a bearer value, by default the one of the cookie. */
  authorized(path: string, token = this.cookies.get("auth_jwt")): Promise<Response> {
    return this.call(
      "GET",
      `/api/v1/authorized${path}`,
      undefined,
      token ? { authorization: `Bearer ${token}` } : {},
    );
  }
}

export const newEmail = () => `${randomUUID()}@example.jp`;

export const codeIn = (text: string): string => /#(\d{6})\s*$/.exec(text)?.[1] ?? "";

export const otherCode = (code: string): string => (code === "111111" ? "222222" : "111111");
