interface Challenge {
  token: string;
  limit: number;
}

/** Small enough to keep the page responsive in between. */
const batch = 100;

/** Tries every number below the limit, with WebCrypto off the main thread, until one has the wanted hash. */
export async function solveChallenge({ token, limit }: Challenge): Promise<string> {
  const [, salt = "", target = ""] = token.split(".");
  const wanted = BigInt(`0x${target}`);
  const encoder = new TextEncoder();
  for (let start = 0; start < limit; start += batch) {
    const digests = await Promise.all(
      Array.from({ length: batch }, (_, index) =>
        crypto.subtle.digest("SHA-256", encoder.encode(`${salt}.${start + index}`)),
      ),
    );
    const found = digests.findIndex((digest) => new DataView(digest).getBigUint64(0) === wanted);
    if (found >= 0) return String(start + found);
  }
  return "";
}
