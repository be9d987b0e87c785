import { randomUUID } from "node:crypto";
import { avatarIcon, uploadedIcon } from "@takujo/contracts/account/icon";
import type { IconChoice } from "@takujo/contracts/account/profile";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { type Limit, takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { iconPicture } from "./icon-picture.ts";
import { deleteIconBytes, replaceIconBytes, updateIcon } from "./queries.ts";

/** Decoding pictures is expensive. */
const byPerson: Limit = { scope: "icon", most: 30, seconds: 3_600 };

export async function setIcon(
  { db, secret }: { db: Database; secret: SigningSecret },
  userId: string,
  choice: IconChoice,
): Promise<{ icon: string }> {
  if ("avatar" in choice) return chooseAvatar(db, userId, avatarIcon(choice.avatar));
  await takeFromLimit(db, byPerson, userId, secret);
  const bytes = await iconPicture(choice.image);
  const id = randomUUID();
  const icon = uploadedIcon(id);
  return db.transaction().execute(async (transaction) => {
    const [person] = await updateIcon(transaction, { userId, icon });
    // The account was deleted while the picture was being encoded.
    if (!person) throw new DomainError("not-found");
    await replaceIconBytes(transaction, { id, userId, bytes });
    return { icon };
  });
}

function chooseAvatar(db: Database, userId: string, icon: string): Promise<{ icon: string }> {
  return db.transaction().execute(async (transaction) => {
    await updateIcon(transaction, { userId, icon });
    await deleteIconBytes(transaction, { userId });
    return { icon };
  });
}
