import { inDatabase, settled } from "./reception-database.ts";

const algorithm = "AES-GCM";

/** Made on this device and never to be taken out of it: not even our own scripts can read it. */
async function readKey(): Promise<CryptoKey> {
  const known = await inDatabase("readonly", ({ key }) =>
    settled<CryptoKey | undefined>(key.get("own")),
  );
  if (known) return known;
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
    "encrypt",
    "decrypt",
  ]);
  return inDatabase("readwrite", async ({ key }) => {
    // Another tab may have been quicker.
    const first = await settled<CryptoKey | undefined>(key.get("own"));
    if (!first) await settled(key.put(made, "own"));
    return first ?? made;
  });
}

export async function seal(content: unknown) {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(content));
  return { iv, data: await crypto.subtle.encrypt({ name: algorithm, iv }, await readKey(), text) };
}

export async function unseal<Content>({
  iv,
  data,
}: {
  iv: BufferSource;
  data: BufferSource;
}): Promise<Content> {
  const bytes = await crypto.subtle.decrypt({ name: algorithm, iv }, await readKey(), data);
  return JSON.parse(new TextDecoder().decode(bytes)) as Content;
}
