import { randomUUID } from "node:crypto";
import type pg from "pg";
import { insertRow } from "../insert.ts";
import type { UserSeed } from "./user-seed.ts";

const dayMs = 86_400_000;

export async function insertUser(client: pg.Client, user: UserSeed, now: Date): Promise<void> {
  const since = new Date(now.getTime() - user.daysAgo * dayMs);
  const row = {
    id: randomUUID(),
    name: user.name,
    email: user.email,
    '"emailVerified"': true,
    image: `avatar:${user.avatar}`,
    role: user.role ?? "user",
    locale: user.locale ?? "ja",
    banned: user.bannedFor !== undefined,
    '"banReason"': user.bannedFor ?? null,
    '"createdAt"': since,
    '"updatedAt"': since,
  };
  const id = await insertRow(client, '"user"', row, "email");
  if (!id) return;
  // A trigger has created the profile.
  await client.query(
    `update profile set handle = $2, bio = $3, languages = $4, level = $5, can_teach = $6,
       news_mail = $7, news_mail_at = case when $7 then $8::timestamptz end
     where user_id = $1`,
    [
      id,
      user.handle,
      user.bio ?? "",
      user.languages,
      user.level,
      user.canTeach ?? false,
      user.newsMail ?? false,
      since,
    ],
  );
  for (const [index, { postalCode, ...address }] of (user.addresses ?? []).entries()) {
    const stored = {
      user_id: id,
      name: user.name,
      ...address,
      postal_code: postalCode,
      is_default: index === 0,
    };
    await insertRow(client, "address", stored, "id");
  }
}
