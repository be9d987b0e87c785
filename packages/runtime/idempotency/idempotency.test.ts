import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { problemHandler } from "../http/problem.ts";
import { idempotency, rememberAnswerOfCall } from "./idempotency.ts";

const database = await createTestDatabase();

/** An API that counts how often it really ran. */
function countingApi(answer: (runs: number) => Response | Promise<Response>) {
  let runs = 0;
  const api = new Hono();
  api.use(idempotency(database.db));
  api.post("/things", rememberAnswerOfCall, () => answer(++runs));
  api.onError(problemHandler(silentLogger));
  const send = (key: string | null, body = "{}") =>
    api.request("/things", {
      method: "POST",
      body,
      headers: key ? { "idempotency-key": key } : {},
    });
  return { send, runs: () => runs };
}

describe("idempotency", () => {
  it("runs once for ten parallel sends of one key and gives them all the same answer", async () => {
    const api = countingApi((runs) => Response.json({ runs }, { status: 201 }));
    const key = crypto.randomUUID();
    const first = await Promise.all(Array.from({ length: 10 }, () => api.send(key)));
    expect(first.map(({ status }) => status).filter((status) => status !== 409)).toContain(201);
    const again = await api.send(key);
    expect(again.status).toBe(201);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect(await again.json()).toEqual({ runs: 1 });
    expect(api.runs()).toBe(1);
  });

  it("refuses the same key with another body as 422", async () => {
    const api = countingApi(() => Response.json({}));
    const key = crypto.randomUUID();
    await api.send(key, '{"seats":1}');
    const other = await api.send(key, '{"seats":2}');
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ code: "key-reused" });
  });

  it("answers 409 with Retry-After while the first call still runs", async () => {
    let finish = () => {};
    const running = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const started = Promise.withResolvers<void>();
    const api = countingApi(async () => {
      started.resolve();
      await running;
      return Response.json({});
    });
    const key = crypto.randomUUID();
    const first = api.send(key);
    await started.promise;
    const second = await api.send(key);
    expect(second.status).toBe(409);
    expect(second.headers.get("retry-after")).toBe("1");
    finish();
    expect((await first).status).toBe(200);
  });

  it("remembers no fault: after a 500 or a throw the retry really runs", async () => {
    const api = countingApi((runs) => {
      if (runs === 1) throw new Error("boom");
      return runs === 2 ? new Response(null, { status: 503 }) : Response.json({ runs });
    });
    const key = crypto.randomUUID();
    expect((await api.send(key)).status).toBe(500);
    expect((await api.send(key)).status).toBe(503);
    expect(await (await api.send(key)).json()).toEqual({ runs: 3 });
  });

  it("remembers a refusal like any other answer", async () => {
    const api = countingApi((runs) => Response.json({ runs }, { status: 404 }));
    const key = crypto.randomUUID();
    await api.send(key);
    const again = await api.send(key);
    expect([again.status, await again.json()]).toEqual([404, { runs: 1 }]);
  });

  it("leaves no row of what was refused as invalid, which is judged again", async () => {
    const api = countingApi((runs) => Response.json({ runs }, { status: 400 }));
    const key = crypto.randomUUID();
    await api.send(key);
    expect(await (await api.send(key)).json()).toEqual({ runs: 2 });
    const remembered = await database.db
      .selectFrom("idempotency_key")
      .select("key")
      .where("key", "=", key)
      .execute();
    expect(remembered).toEqual([]);
  });

  it("forgets a key after 24 hours", async () => {
    const api = countingApi((runs) => Response.json({ runs }));
    const key = crypto.randomUUID();
    await api.send(key);
    const remembered = await database.db
      .selectFrom("idempotency_key")
      .select(["claimed_at", "expires_at"])
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    expect(remembered.expires_at.getTime() - remembered.claimed_at.getTime()).toBe(
      24 * 60 * 60 * 1_000,
    );
    await database.db
      .updateTable("idempotency_key")
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where("key", "=", key)
      .execute();
    expect(await (await api.send(key)).json()).toEqual({ runs: 2 });
  });

  it("asks for a key", async () => {
    const api = countingApi(() => Response.json({}));
    const answer = await api.send(null);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "key-missing" }]);
    expect(api.runs()).toBe(0);
  });
});
