import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type TagTone = "plain" | "green" | "red" | "blue" | "gold" | "dark" | "indigo" | "stamp";

type TagProps = { tone?: TagTone | undefined; icon?: ReactNode; children: ReactNode };

export function Tag({ tone = "plain", icon, children }: TagProps) {
  return (
    <span className={classNames("tag", tone !== "plain" && `tag-${tone}`)}>
      {icon}
      {children}
    </span>
  );
}

export function TagList({ children }: { children: ReactNode }) {
  return <div className="tag-list">{children}</div>;
}
