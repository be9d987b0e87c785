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
 * Makes follow buttons of public pages show the signed-in person's follows and act in place. On any failure the form is sent
 * as without scripts, and its page shows the error. Returns the function that stops it.
 */
export function startFollowing(): () => void {
  const { locale } = splitLocale(location.pathname);
  /** By kind and slug, as the forms name them. */
  const followed = new Map<string, Follow>();
  const onTheWay = new Set<HTMLFormElement>();
  let isKnown = false;

  const show = () => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-follow]")) {
      const isFollowed = followed.has(form.dataset["follow"] ?? "");
      form.querySelector("button")?.setAttribute("aria-pressed", String(isFollowed));
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

  async function toggle(form: HTMLFormElement, key: string) {
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
    if (!response.ok) return form.submit();
    if (known) followed.delete(key);
    else if (follow) followed.set(key, follow);
    show();
    const done = known ? "removed" : follow?.kind === "event" ? "favorite" : "follow";
    showToast({ severity: "success", group: "follow", summary: t(`done.${done}`) });
  }

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const key = form.dataset["follow"];
    if (!key || !isKnown) return;
    event.preventDefault();
    if (onTheWay.has(form)) return;
    onTheWay.add(form);
    void toggle(form, key).finally(() => onTheWay.delete(form));
  };

  addEventListener("submit", onSubmit);
  void read().catch(() => {});
  return () => removeEventListener("submit", onSubmit);
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
