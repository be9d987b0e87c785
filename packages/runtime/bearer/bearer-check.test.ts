import { expect, it } from "vitest";
import { createDatabase, createPool } from "../database/database.ts";
import { isDatabaseUnavailable } from "../database/database-errors.ts";
import { createBearerCheck } from "./bearer-check.ts";

it("a token is neither refused nor a fault of ours while the database is away", async () => {
  const pool = createPool({ connectionString: "postgres://127.0.0.1:1/away", onError: () => {} });
  const check = createBearerCheck(createDatabase(pool), "https://takujo.example");
  const header = Buffer.from(JSON.stringify({ alg: "EdDSA", kid: "a-key" })).toString("base64url");
  const answer = check(`Bearer ${header}.e30.AAAA`);
  await expect(answer).rejects.toSatisfy(isDatabaseUnavailable);
});
