import { randomUUID } from "node:crypto";
import { avatarIcon, uploadedIcon } from "@takujo/contracts/account/icon";
import type { IconChoice } from "@takujo/contracts/account/profile";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { type Limit, takeFromLimit } from "@takujo/runtime/limit/limit";
import { checkKind, pictureRefused } from "@takujo/runtime/picture/check-picture";
import { limitPictureWork, openPicture } from "@takujo/runtime/picture/open-picture";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { deleteIconBytes, replaceIconBytes, selectIconBytes, updateIcon } from "./queries.ts";

/** Side of the stored square, in pixels. */
const side = 256;
const dataUri = /^data:(image\/[a-z]+);base64,([A-Za-z0-9+/]+={0,2})$/;

/** Re-encodes the picture, so that nothing else in the file is stored: no location, no text, no embedded file. */
async function iconPicture(sent: string): Promise<Buffer> {
  const [, declared, encoded] = dataUri.exec(sent) ?? [];
  if (!declared || !encoded) throw pictureRefused("unknown-kind");
  const bytes = Buffer.from(encoded, "base64");
  await checkKind(bytes, declared);
  return limitPictureWork(() =>
    openPicture(bytes)
      .resize(side, side, { fit: "cover" })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => {
        throw pictureRefused("broken");
      }),
  );
}

/** Decoding pictures is expensive. */
const byPerson: Limit = { scope: "icon", max: 30, seconds: 3_600 };

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

export async function readIcon(db: Database, id: string): Promise<Buffer> {
  const [icon] = await selectIconBytes(db, { id });
  if (!icon) throw new DomainError("not-found");
  return icon.bytes;
}

export async function removeIcon(db: Database, userId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await updateIcon(transaction, { userId, icon: null });
    await deleteIconBytes(transaction, { userId });
  });
}
