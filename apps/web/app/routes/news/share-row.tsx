import { useTranslations } from "@takujo/i18n/react";
import { canonicalPath } from "../../shell/locale-path.ts";
import { useSite } from "../../shell/site.ts";
import { showToast } from "../../shell/toast/toast-store.ts";
import { useLocale, usePath } from "../../shell/use-locale.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Copy } from "../../ui/generated/icons.ts";

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

export function ShareRow({ title }: { title: string }) {
  const t = useTranslations("news");
  const url = useSite().origin + canonicalPath(usePath(), useLocale());

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
    <div className="news-share">
      <span className="news-share-label">{t("share")}</span>
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
      <Button
        variant="line"
        size="small"
        icon={<Copy />}
        className="needs-script"
        onClick={() => void copy()}
      >
        {t("copyUrl")}
      </Button>
    </div>
  );
}
