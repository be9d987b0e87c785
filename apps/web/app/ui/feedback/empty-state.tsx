import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { artUrl } from "../icon/art-url.ts";

type EmptyKind = Parameters<typeof artUrl.empty>[0];

/** Inlined with `use` rather than as an image, so that its neutral strokes follow the theme. */
export function EmptyArt({ kind }: { kind: EmptyKind }) {
  return (
    <svg className="empty-state-art" viewBox="0 0 360 240" aria-hidden="true">
      <use href={`${artUrl.empty(kind)}#art`} />
    </svg>
  );
}

type EmptyStateProps = {
  kind: EmptyKind;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Without the panel around it. */
  bare?: boolean | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
};

export function EmptyState(props: EmptyStateProps) {
  const { kind, title, children, actions, bare, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames("empty-state", bare && "empty-state-bare")}>
      <EmptyArt kind={kind} />
      <Heading className="empty-state-title">{title}</Heading>
      {children && <p className="empty-state-text">{children}</p>}
      {actions && <div className="empty-state-actions">{actions}</div>}
    </div>
  );
}
