import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

/** The file is not what it should be. The message says where, and what to do about it. */
export class WrongFile extends Error {
  constructor(what: string, mend: string) {
    super(`${what}\n${mend}`);
    this.name = "WrongFile";
  }
}

export const downloadPage = "https://www.post.japanpost.jp/zipcode/download.html";

export const downloadAnew = `Download the file anew from ${downloadPage} and unpack it.`;

const sampleSize = 65_536;

/** A text file in UTF-8 or Shift_JIS, of which Japan Post publishes both, piece by piece and without its byte order mark. */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await detectEncoding(path), { fatal: true });
  for await (const chunk of createReadStream(path)) yield decode(decoder, chunk);
  yield decode(decoder);
}

export async function* readLines(path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const text of readText(path)) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield line.replace(/\r$/, "");
  }
  if (rest !== "") yield rest.replace(/\r$/, "");
}

async function detectEncoding(path: string): Promise<"utf-8" | "shift_jis"> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sampleSize), 0, sampleSize, 0);
    const sample = buffer.subarray(0, bytesRead);
    if (sample.toString("latin1", 0, 2) === "PK") {
      throw new WrongFile("This is the zip archive.", "Unpack it and name the file in it.");
    }
    return isUtf8Start(sample) ? "utf-8" : "shift_jis";
  } finally {
    await file.close();
  }
}

/** A streaming decoder forgives the character that the end of the sample may cut in two. */
function isUtf8Start(sample: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch (cause) {
    const fault = new WrongFile(`The file is not proper ${decoder.encoding} text.`, downloadAnew);
    throw Object.assign(fault, { cause });
  }
}
