import { isIcon } from "@takujo/contracts/games/icon";
import type { LoginUser } from "@takujo/contracts/games/login";
import type { Bearer } from "@takujo/runtime/bearer/bearer-check";

export function presentLoginUser({ email, handle, name, image, roles }: Bearer): LoginUser {
  return {
    email,
    displayId: handle,
    ...(name.trim() && { displayName: name.trim() }),
    ...(image && isIcon(image) && { icon: image }),
    roles,
  };
}
