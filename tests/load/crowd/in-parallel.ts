import { Connection } from "./connection.ts";

/** Runs a function per item, over this many connections at a time, spread evenly over the servers. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  { connections, ports }: { connections: number; ports: number[] },
  act: (item: Item, connection: Connection) => Promise<unknown>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: connections }, async (_, number) => {
      const connection = new Connection(ports[number % ports.length] ?? 0);
      try {
        for (let next = left.next(); !next.done; next = left.next()) {
          await act(next.value, connection);
        }
      } finally {
        connection.close();
      }
    }),
  );
}
