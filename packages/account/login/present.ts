import { isIcon } from "@takujo/contracts/account/icon";
import type { LoginUser } from "@takujo/contracts/account/login";
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
