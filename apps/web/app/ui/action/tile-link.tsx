import type { ReactNode } from "react";
import { Link } from "react-router";
import { ChevronRight } from "../generated/icons.ts";

type TileLinkProps = {
  to: string;
  icon: ReactNode;
  /** Any CSS color; a pigment is the most legible. */
  tone?: string | undefined;
  title: ReactNode;
  note?: ReactNode;
};

export function TileLink({ to, icon, tone, title, note }: TileLinkProps) {
  return (
    <Link className="tile-link" to={to}>
      <span className="tile-link-icon" style={{ "--tone": tone }}>
        {icon}
      </span>
      <span>
        <b>{title}</b>
        {note && <small className="tile-link-note">{note}</small>}
      </span>
      <ChevronRight />
    </Link>
  );
}
