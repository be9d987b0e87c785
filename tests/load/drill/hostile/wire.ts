import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../../../support/hostile/values.ts";

type Send = (write: (text: string) => void, path: string, random: Random) => Promise<void>;

const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, "host: takujo.example", ...headers, "", ""].join("\r\n");
const json = "content-type: application/json";

/** Requests of no honest client: with bodies that do not come, do not end, or contradict themselves. */
export const wireTroubles: Record<string, Send> = {
  "less body than it says": async (write, path) => {
    write(head(`POST ${path}`, json, "content-length: 1000"));
    write('{"a":');
  },
  "chunks without an end": async (write, path) => {
    write(head(`PUT ${path}`, json, "transfer-encoding: chunked"));
    for (let chunk = 0; chunk < 20; chunk++) {
      write("5\r\nabcde\r\n");
      await pause(20);
    }
  },
  "byte by byte": async (write, path) => {
    for (const letter of head(`POST ${path}`, json, "content-length: 20")) write(letter);
    for (let byte = 0; byte < 20; byte++) {
      write("1");
      await pause(25);
    }
  },
  "a head without an end": async (write, path) => {
    write(`GET ${path} HTTP/1.1\r\nhost: x\r\n`);
    for (let line = 0; line < 20; line++) {
      write(`x-${line}: y\r\n`);
      await pause(20);
    }
  },
  "two lengths": async (write, path) => {
    write(`${head(`POST ${path}`, json, "content-length: 5", "content-length: 6")}abcdef`);
  },
  "a length and chunks": async (write, path) => {
    const both = head(`POST ${path}`, json, "content-length: 5", "transfer-encoding: chunked");
    write(`${both}0\r\n\r\nGET /admin/dashboard HTTP/1.1\r\n\r\n`);
  },
  "a chunk of an impossible size": async (write, path) => {
    write(`${head(`PATCH ${path}`, json, "transfer-encoding: chunked")}fffffffffffffffff\r\n`);
  },
  "a chunk of two gigabytes, announced": async (write, path) => {
    write(`${head(`DELETE ${path}`, json, "transfer-encoding: chunked")}7fffffff\r\nabc`);
  },
  "200 requests at once": async (write, path) => {
    write(head(`GET ${path}`).repeat(200));
  },
  "a NUL in the head": async (write, path) => {
    write(`GET ${path}\0 HTTP/1.1\r\nhost: x\0\r\n\r\n`);
  },
  "no HTTP at all": async (write) => {
    write("\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03".repeat(50));
  },
  "HTTP/0.9": async (write, path) => {
    write(`GET ${path}\r\n\r\n`);
  },
  "a path of spaces": async (write, path) => {
    write(head(`GET ${path} ${path}`));
  },
};

const connectionTimeoutMs = 1_500;

/** One broken connection. The first line of what came back, if anything did. */
export async function sendBroken(
  origin: string,
  path: string,
  trouble: string,
  random: Random,
): Promise<string> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  let received = "";
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  socket.on("data", (chunk) => {
    if (received.length < 200) received += chunk.toString("latin1");
  });
  socket.on("error", () => {});
  socket.setTimeout(connectionTimeoutMs, () => socket.destroy());
  const write = (text: string) => void (socket.destroyed || socket.write(text, "latin1"));
  await wireTroubles[trouble]?.(write, path, random);
  await Promise.race([closed, pause(connectionTimeoutMs / 3)]);
  socket.destroy();
  return received.split("\r\n", 1)[0] ?? "";
}
