import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

interface AuthenticatorOptions {
  origin: string;
  /** Whether it verified the user. */
  verifiesUser: boolean;
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const flags = { present: 0x01, verified: 0x04, hasCredential: 0x40 };

/** A passkey in this process, to answer as no browser would. `verifiesUser` can be changed between two answers. */
export class SoftAuthenticator {
  readonly #id = randomBytes(32);
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #origin: string;
  verifiesUser: boolean;

  constructor({ origin, verifiesUser }: AuthenticatorOptions) {
    this.#origin = origin;
    this.verifiesUser = verifiesUser;
  }

  register(challenge: string) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const credential = [Buffer.alloc(16), length, this.#id, coseKey(this.#keys.publicKey)];
    const data = Buffer.concat([this.#data(flags.hasCredential), ...credential]);
    return this.#answer({
      clientDataJSON: base64(this.#clientData("webauthn.create", challenge)),
      attestationObject: base64(attestation(data)),
      transports: ["internal"],
    });
  }

  signIn(challenge: string) {
    const [data, client] = [this.#data(), this.#clientData("webauthn.get", challenge)];
    const signed = Buffer.concat([data, sha256(client)]);
    return this.#answer({
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(sign("sha256", signed, this.#keys.privateKey)),
    });
  }

  #answer(response: Record<string, unknown>) {
    const id = base64(this.#id);
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }),
    );
  }

  #data(more = 0): Buffer {
    const verified = this.verifiesUser ? flags.verified : 0;
    const counter = Buffer.alloc(4);
    return Buffer.concat([
      sha256(new URL(this.#origin).hostname),
      Buffer.from([flags.present | verified | more]),
      counter,
    ]);
  }
}

/** CBOR of `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`: an ES256 key (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const bytes = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, "base64url")]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ]);
}

/** CBOR of `{fmt: "none", attStmt: {}, authData}`. */
function attestation(data: Buffer): Buffer {
  const text = (value: string) =>
    Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text("fmt"),
    text("none"),
    text("attStmt"),
    Buffer.from([0xa0]),
    text("authData"),
    Buffer.from([0x58, data.length]),
    data,
  ]);
}
