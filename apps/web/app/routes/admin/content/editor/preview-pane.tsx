import type { Locale } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef, useState } from "react";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { ExternalLink } from "../../../../ui/generated/icons.ts";
import { SegmentedControl } from "../../../../ui/navigation/segmented-control.tsx";

type PreviewPaneProps = {
  path: string;
  /** A change reloads the page. */
  version: number;
};

/** The page as it would be published, in either language, at phone or desktop width. */
export function PreviewPane({ path, version }: PreviewPaneProps) {
  const t = useTranslations("contentEditor");
  const [language, setLanguage] = useState<Locale>(useLocale());
  const [width, setWidth] = useState<"phone" | "desktop">("phone");
  const address = `/${language}${path}`;
  return (
    <section className="editor-preview" id="preview" aria-labelledby="preview-heading">
      <div className="editor-preview-head">
        <h2 id="preview-heading">{t("preview.heading")}</h2>
        <SegmentedControl
          label={t("languages")}
          name="preview-language"
          value={language}
          options={(["ja", "en"] as const).map((value) => ({
            value,
            label: t(`language.${value}`),
            lang: value,
          }))}
          onChoose={setLanguage}
        />
        <SegmentedControl
          label={t("preview.width")}
          name="preview-width"
          value={width}
          options={(["phone", "desktop"] as const).map((value) => ({
            value,
            label: t(`preview.${value}`),
          }))}
          onChoose={setWidth}
        />
        <a href={address} target="_blank" rel="noreferrer" className="editor-preview-tab">
          <ExternalLink />
          {t("preview.tab")}
        </a>
      </div>
      <Frame
        key={address}
        address={address}
        version={version}
        width={width}
        title={t("preview.frame", { language: t(`language.${language}`) })}
      />
    </section>
  );
}

type FrameProps = { address: string; version: number; width: string; title: string };

/** No script runs inside the frame. */
function Frame({ address, version, width, title }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    const { current } = frame;
    if (!current) return;
    if (current.contentDocument) {
      scrolled.current = current.contentWindow?.scrollY ?? 0;
      current.contentWindow?.location.reload();
    } else {
      current.src = address;
    }
  }, [version, address]);
  const settle = () => {
    const view = frame.current?.contentWindow;
    // Offline, the frame holds the browser's own error page, which cannot be read.
    if (!view || !frame.current?.contentDocument) return;
    const theme = document.documentElement.dataset["theme"];
    if (theme) view.document.documentElement.dataset["theme"] = theme;
    // Otherwise the browser scrolls the frame of a page that is opened again to where it was left.
    view.history.scrollRestoration = "manual";
    view.scrollTo({ top: scrolled.current, behavior: "instant" });
    view.document.addEventListener("click", stayInside);
  };
  return (
    <div className="editor-preview-frame" data-width={width}>
      <iframe ref={frame} src={address} title={title} sandbox="allow-same-origin" onLoad={settle} />
    </div>
  );
}

/** Links would lead to pages that refuse to be framed. */
function stayInside(event: MouseEvent) {
  const link = (event.target as Element).closest("a");
  if (link && !link.getAttribute("href")?.startsWith("#")) event.preventDefault();
}
