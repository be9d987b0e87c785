import type { LoginUser } from "@takujo/contracts/games/login";
import type { Bearer } from "@takujo/runtime/bearer/bearer-check";

/** Long enough to tell people apart at the desk, short enough to read out. */
const displayIdLength = 8;

export function presentLoginUser({ userId, email, name, image, roles }: Bearer): LoginUser {
  return {
    email,
    displayId: userId.slice(0, displayIdLength),
    ...(name && { displayName: name }),
    ...(image && { icon: image }),
    roles,
  };
}
