import { artUrl } from "../icon/art-url.ts";

type GroundProps = {
  pattern: Parameters<typeof artUrl.pattern>[0];
  /** The side of one repeat, in pixels. */
  size?: number | undefined;
};

/** The first child of a colored block; its color is --ground-color, by default that of cloth. */
export function Ground({ pattern, size = 64 }: GroundProps) {
  const drawing = artUrl.pattern(pattern, { fg: "#ffffff", bg: "#000000", s: size });
  return (
    <span
      className="ground"
      aria-hidden="true"
      style={{ "--ground-pattern": `url("${drawing}")` }}
    />
  );
}
