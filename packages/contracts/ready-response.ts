type Body = string | Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * A response whose body is already in memory. For any other, Node makes a stream and reads it back, which takes longer
 * than everything else about a response that does not leave the process. `body` makes such a stream on demand.
 */
export class ReadyResponse extends Response {
  readonly #body: Body;
  #stream: ReadableStream<Uint8Array<ArrayBuffer>> | undefined;

  constructor(body: Body, init: ResponseInit) {
    super(null, init);
    this.#body = body;
  }

  override get body() {
    this.#stream ??= streamOf(bytesOf(this.#body));
    return this.#stream;
  }

  override async text() {
    return typeof this.#body === "string" ? this.#body : decoder.decode(this.#body);
  }

  override async json() {
    return JSON.parse(await this.text());
  }

  override async bytes() {
    return bytesOf(this.#body);
  }

  override async arrayBuffer() {
    const { buffer, byteOffset, byteLength } = bytesOf(this.#body);
    return buffer.slice(byteOffset, byteOffset + byteLength);
  }

  override clone() {
    return new ReadyResponse(this.#body, this);
  }
}

const bytesOf = (body: Body) => (typeof body === "string" ? encoder.encode(body) : body);

/** Made for every page that the router asks whether it is a response, so nothing is read ahead. */
function streamOf(bytes: Uint8Array<ArrayBuffer>) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
