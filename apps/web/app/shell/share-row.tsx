import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useState } from "react";
import { Button, ButtonLink } from "../ui/action/button.tsx";
import { Copy, Share2 } from "../ui/generated/icons.ts";
import { canonicalPath } from "./routing/locale-path.ts";
import { useLocale, usePath } from "./routing/use-locale.ts";
import { useSite } from "./site/site.ts";
import { showToast } from "./toast/toast-store.ts";
import "./share-row.css";

// Pages that use these need the message set `sharing`.

const services = [
  {
    name: "X",
    address: (url: string, title: string) =>
      `https://x.com/intent/post?${new URLSearchParams({ text: title, url })}`,
  },
  {
    name: "LINE",
    address: (url: string) =>
      `https://social-plugins.line.me/lineit/share?${new URLSearchParams({ url })}`,
  },
];

/**
 * Where the device has a menu for sharing, one button opens it. Elsewhere, and without JavaScript, there are links. Pages that
 * use it need the message set `sharing`.
 */
export function ShareRow({ title }: { title: string }) {
  const t = useTranslations("sharing");
  const url = useSite().origin + canonicalPath(usePath(), useLocale());
  if (useShareMenu()) {
    return (
      <div className="share-row">
        <ShareMenuButton url={url} title={title} />
      </div>
    );
  }
  return (
    <div className="share-row">
      <span className="share-row-label">{t("share")}</span>
      {services.map(({ name, address }) => (
        <ButtonLink
          key={name}
          to={address(url, title)}
          variant="line"
          size="small"
          target="_blank"
          rel="noopener"
          aria-label={t("shareOn", { service: name })}
        >
          {name}
        </ButtonLink>
      ))}
      <CopyLinkButton url={url} />
    </div>
  );
}

/** Whether the device has a menu for sharing; only a script can tell. */
export function useShareMenu(): boolean {
  const [hasMenu, setHasMenu] = useState(false);
  useEffect(() => setHasMenu("share" in navigator), []);
  return hasMenu;
}

type Shared = { url: string; title: string };

/** Where `useShareMenu` says that there is one. */
export function ShareMenuButton({ url, title }: Shared) {
  const t = useTranslations("sharing");
  // Closing the menu means not to share.
  const share = () => navigator.share({ title, url }).catch(() => {});
  return (
    <Button variant="line" size="small" icon={<Share2 />} onClick={() => void share()}>
      {t("share")}
    </Button>
  );
}

export function CopyLinkButton({ url }: Pick<Shared, "url">) {
  const t = useTranslations("sharing");
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({
        severity: "success",
        group: "copy",
        summary: t("copied"),
        detail: t("copiedDetail"),
      });
    } catch {
      showToast({
        severity: "error",
        group: "copy",
        summary: t("copyFailed"),
        detail: t("copyFailedDetail"),
      });
    }
  }
  return (
    <Button
      variant="line"
      size="small"
      icon={<Copy />}
      className="needs-script"
      onClick={() => void copy()}
    >
      {t("copyUrl")}
    </Button>
  );
}
