import { data } from "react-router";
import { iconUrl } from "../../shell/session/icon-url.ts";
import type { Visit } from "../../shell/visit.ts";

/** The signed-in admin, for the frame. */
export interface Admin {
  name: string;
  email: string;
  icon: string;
}

export async function currentAdmin({ visitor }: Visit): Promise<Admin> {
  const { user } = await visitor();
  if (!user) throw data(null, { status: 401 });
  return { name: user.displayName ?? user.email, email: user.email, icon: iconUrl(user) };
}
