import {
  followSubject,
  listFollowables,
  listFollows,
  unfollowSubject,
} from "@takujo/contracts/generated/games/sdk.gen";
import type { Follow } from "@takujo/contracts/generated/games/types.gen";
import type { PageKind } from "@takujo/contracts/inbox/follow-kinds";
import { createTranslator } from "@takujo/i18n/react";
import { ensureMessages } from "../messages/client-messages.ts";
import { splitLocale } from "../routing/locale-path.ts";
import { clientSite } from "../site/client-site.ts";
import { showToast } from "../toast/toast-store.ts";
import { gamesClient as client, renewToken } from "./browser-games.ts";

/**
 * Makes follow links of public pages switches, which show the signed-in person's follows and act in place. If that is refused,
 * the link is followed, to the login or to its page. Returns the function that stops it.
 */
export function startFollowing(): () => void {
  const { locale } = splitLocale(location.pathname);
  /** By kind and slug, as the forms name them. */
  const followed = new Map<string, Follow>();
  const onTheWay = new Set<HTMLAnchorElement>();
  let isKnown = false;

  const show = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-follow]")) {
      link.role = "button";
      link.ariaPressed = String(followed.has(link.dataset["follow"] ?? ""));
    }
  };

  async function read() {
    // At first there may be none yet, and a request without one is a fault in the browser's console.
    await renewToken();
    const [{ data }] = await Promise.all([
      listFollows({ client, query: { locale } }),
      ensureMessages(clientSite(), locale, ["notification"]),
    ]);
    if (!data) return;
    for (const { kind, slug, subjectId } of data.items) {
      if (slug) followed.set(`${kind}/${slug}`, { kind, subjectId });
    }
    isKnown = true;
    show();
  }

  async function toggle(link: HTMLAnchorElement, key: string) {
    const known = followed.get(key);
    const follow = known ?? (await findSubject(key, locale));
    const { response } = known
      ? await unfollowSubject({ client, query: known })
      : follow
        ? await followSubject({ client, body: follow })
        : { response: undefined };
    const { messages } = clientSite().site;
    const t = createTranslator({ locale, messages, namespace: "notification" });
    if (!response) {
      showToast({ severity: "error", group: "follow", summary: t("push.failed") });
      return;
    }
    // The session has ended, or there is no room for more.
    if (!response.ok) return location.assign(link.href);
    if (known) followed.delete(key);
    else if (follow) followed.set(key, follow);
    show();
    const done = known ? "removed" : follow?.kind === "event" ? "favorite" : "follow";
    showToast({ severity: "success", group: "follow", summary: t(`done.${done}`) });
  }

  const onClick = (event: Event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-follow]");
    const key = link?.dataset["follow"];
    if (!key || !isKnown) return;
    event.preventDefault();
    if (onTheWay.has(link)) return;
    onTheWay.add(link);
    void toggle(link, key).finally(() => onTheWay.delete(link));
  };
  /** Buttons are pressed by Space, too. */
  const onKey = (event: KeyboardEvent) => {
    if (event.key === " ") onClick(event);
  };

  // Before the router, which follows links.
  addEventListener("click", onClick, true);
  addEventListener("keydown", onKey);
  void read().catch(() => {});
  return () => {
    removeEventListener("click", onClick, true);
    removeEventListener("keydown", onKey);
  };
}

/** A public page knows itself by its address only. */
async function findSubject(key: string, locale: "ja" | "en"): Promise<Follow | undefined> {
  const [kind = "", slug = ""] = key.split("/");
  const { data } = await listFollowables({
    client,
    query: { kind: kind as PageKind, slug, locale },
  });
  const own = data?.items[0];
  return own && { kind: own.kind, subjectId: own.subjectId };
}
