import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Html } from "../../../ui/text/html.tsx";
import { Kern } from "../../../ui/text/kern.tsx";

type SectionId = "flow" | "about" | "guides" | "games" | "way" | "cancel";

type SectionProps = { lang?: string | undefined } & (
  | { id: SectionId; name?: undefined }
  | { id: string; name: string }
);

export function Block({ lang, children, ...section }: SectionProps & { children: ReactNode }) {
  const t = useTranslations("event.sections");
  const { id } = section;
  return (
    <section className="event-block" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="event-block-title" id={`${id}-title`}>
        <Kern>{section.name ?? t(section.id)}</Kern>
      </h2>
      <div lang={lang}>{children}</div>
    </section>
  );
}

export const Prose = ({ html }: { html: string }) => <Html className="prose" html={html} />;

export function HtmlBlock({ html, ...section }: SectionProps & { html: string }) {
  return (
    <Block {...section}>
      <Prose html={html} />
    </Block>
  );
}
