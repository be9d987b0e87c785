import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Kern } from "../../../ui/text/kern.tsx";

type SectionId = "flow" | "about" | "guides" | "games" | "bring" | "way" | "cancel";

type BlockProps = { id: SectionId; lang?: string | undefined; children: ReactNode };

export function Block({ id, lang, children }: BlockProps) {
  const t = useTranslations("event.sections");
  return (
    <section className="event-block" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="event-block-title" id={`${id}-title`}>
        <Kern>{t(id)}</Kern>
      </h2>
      <div lang={lang}>{children}</div>
    </section>
  );
}

export function Html({ html }: { html: string }) {
  return (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the API.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

export function HtmlBlock({ html, ...block }: Omit<BlockProps, "children"> & { html: string }) {
  return (
    <Block {...block}>
      <Html html={html} />
    </Block>
  );
}
