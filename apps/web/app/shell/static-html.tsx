import type { MouseEvent } from "react";
import { useHref, useNavigate } from "react-router";
import { splitLocale } from "./locale-path.ts";

/** HTML that the server made of a part of the page. Its links are followed like those of the rest. */
export function StaticHtml({ html }: { html: string }) {
  const navigate = useNavigate();
  const { explicit } = splitLocale(useHref("/"));

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest("a");
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (!link || link.target || button || metaKey || ctrlKey || shiftKey || altKey) return;
    const target = splitLocale(link.pathname);
    if (link.origin !== location.origin || link.hash || target.explicit !== explicit) return;
    if (target.path.startsWith("//")) return;
    event.preventDefault();
    void navigate(target.path + link.search, {
      preventScrollReset: link.pathname === location.pathname,
    });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked, by keyboard too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click.
    <div
      className="static-html"
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own components.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
