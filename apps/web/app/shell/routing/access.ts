import { reaches } from "@takujo/contracts/account/staff-policy";
import type { Access } from "../visit.ts";
import type { RouteAccess } from "./record.ts";

export type AccessDecision = { allowed: true } | { allowed: false; to: string; remember: boolean };

const allowed: AccessDecision = { allowed: true };
const loginPath = "/auth/login";

/** Decides by the access table; `remember` asks to pass the wanted path as `?redirect=`. */
export async function decideAccess(access: RouteAccess, visitor: Access): Promise<AccessDecision> {
  if (access === false) return allowed;
  if (access === true) {
    return visitor.signedIn ? allowed : { allowed: false, to: loginPath, remember: true };
  }
  const { only, redirectTo, staffGoTo, guestsLogIn = false } = access;
  if (await holds(access, visitor)) return allowed;
  if (guestsLogIn && !visitor.signedIn) return { allowed: false, to: loginPath, remember: true };
  if (staffGoTo && visitor.signedIn && Object.keys(await visitor.rights()).length > 0) {
    return { allowed: false, to: staffGoTo, remember: false };
  }
  const isUserCheck = only === "user";
  return {
    allowed: false,
    to: redirectTo ?? (isUserCheck ? loginPath : "/"),
    remember: isUserCheck && !visitor.signedIn,
  };
}

async function holds(
  { only, right, everywhere }: Exclude<RouteAccess, boolean>,
  visitor: Access,
): Promise<boolean> {
  switch (only) {
    case "guest":
    case "anonymous":
      return !visitor.signedIn;
    case "user":
      return visitor.signedIn;
    case "admin":
      return visitor.signedIn && (await visitor.hasRole("admin"));
    case "staff": {
      if (!visitor.signedIn) return false;
      const rights = await visitor.rights();
      if (!right) return Object.keys(rights).length > 0;
      return everywhere ? reaches(rights[right]) : rights[right] !== undefined;
    }
    default:
      return false;
  }
}
