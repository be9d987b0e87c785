import { lineOutcomeField } from "@takujo/contracts/account/line-outcome";
import { readLine } from "../../../api/auth/line-calls.ts";
import { listPasskeys, type Passkey } from "../../../api/auth/passkey-list.ts";
import { safeRedirect } from "../../../shell/session/sign-in/safe-redirect.ts";
import { offersLine } from "../../../shell/site/site.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { deviceOf } from "../device-name.server.ts";

export type Done = "added" | "renamed" | "deleted" | "unlinked";

export interface ShownPasskey {
  id: string;
  name: string | null;
  createdAt: string | null;
  isSynced: boolean;
  kind: "phone" | "computer" | "key";
}

/** An authenticator that is plugged in or held to another device is a security key. */
const keyLike = /\b(?:usb|nfc|ble|smart-card)\b/;
const phoneLike = /iphone|ipad|android|phone|pixel|galaxy|xperia|スマホ|携帯|電話/i;

function present({ id, name, createdAt, backedUp, transports }: Passkey): ShownPasskey {
  const isKey = keyLike.test(transports ?? "");
  return {
    id,
    name: name || null,
    createdAt: createdAt ?? null,
    isSynced: backedUp === true,
    kind: isKey ? "key" : phoneLike.test(name ?? "") ? "phone" : "computer",
  };
}

/** Null if LINE sign-in is off. If the service fails, LINE is offered, and the service refuses if needed. */
async function readLineSection({ searchParams }: URL, { auth }: Visit) {
  if (!offersLine()) return null;
  const outcome = searchParams.get(lineOutcomeField);
  return { linkedAt: await readLine(auth).catch(() => null), outcome };
}

/** The list, and the form or question that is open. */
export async function readPasskeyPage(request: Request, url: URL, visit: Visit) {
  const passkeys = (await listPasskeys(visit.auth)).map(present);
  const { searchParams } = url;
  const named = (field: string) =>
    passkeys.find(({ id }) => id === searchParams.get(field)) ?? null;
  const { system, browser } = deviceOf(request.headers.get("user-agent"));
  return {
    passkeys,
    renaming: named("rename"),
    deleting: named("delete"),
    /** The destination of a person who signed in for the first time. */
    offer: safeRedirect(searchParams.get("offer"), visit.home) ?? null,
    line: await readLineSection(url, visit),
    suggestedName: [system, browser].filter(Boolean).join(" "),
  };
}
