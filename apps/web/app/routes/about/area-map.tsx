import { useTranslations } from "@takujo/i18n/react";

/** Paper colors in both themes, like a printed map. */
export function AreaMap() {
  const t = useTranslations("about.access.map");
  return (
    <svg
      className="about-map"
      viewBox="0 0 580 420"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t("label")}
    >
      <rect width="580" height="420" fill="#EFE7D3" />
      <path d="M0 92H580" stroke="#B9AA8B" strokeWidth="26" />
      <g stroke="#FFFDF8">
        <path d="M0 92H580" strokeWidth="4" strokeDasharray="18 14" />
        <path d="M0 180H580" strokeWidth="34" />
        <path d="M0 318H580" strokeWidth="26" />
        <path d="M150 92V420" strokeWidth="30" />
        <path d="M330 92V420" strokeWidth="40" />
        <path d="M482 92V420" strokeWidth="24" />
      </g>
      <path
        d="M96 124V180H330V318H424"
        fill="none"
        stroke="#E2492A"
        strokeWidth="7"
        strokeDasharray="1 14"
        strokeLinecap="round"
      />
      <Place x={96} y={93} height={54} name={t("station")} fill="#2B2620" color="#FFFDF8" />
      <Place x={272} y={259} height={46} name={t("park")} fill="#A6D0DA" />
      <Place x={531} y={252} height={52} name={t("bath")} fill="#F2A79C" />
      <House />
    </svg>
  );
}

type PlaceProps = {
  x: number;
  y: number;
  height: number;
  name: string;
  fill: string;
  color?: string;
};

const perLetter = 15.5;

/** A label around its center, as wide as its name needs; a name of several words takes a line each. */
function Place({ x, y, height, name, fill, color = "#211C15" }: PlaceProps) {
  const lines = name.split(" ");
  const longest = Math.max(...lines.map(letterWidth));
  const width = longest * perLetter + 28;
  const left = Math.min(Math.max(x - width / 2, 12), 568 - width);
  const leading = 18;
  const first = y - ((lines.length - 1) * leading) / 2;
  return (
    <>
      <rect x={left} y={y - height / 2} width={width} height={height} rx="7" fill={fill} />
      <text
        fill={color}
        fontSize="15.5"
        fontWeight="700"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {lines.map((line, index) => (
          <tspan key={line} x={left + width / 2} y={first + index * leading}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

/** Latin letters are about half as wide as Japanese ones. */
const letterWidth = (line: string) => line.replace(/[\u0020-\u024f]{2}/g, "–").length;

function House() {
  return (
    <g transform="translate(376 210)" fill="#FBF5E6">
      <rect width="84" height="84" rx="19.3" fill="#0C5445" />
      <circle cx="19.3" cy="19.3" r="7.1" />
      <circle cx="64.7" cy="19.3" r="7.1" />
      <circle cx="19.3" cy="64.7" r="7.1" />
      <circle cx="64.7" cy="64.7" r="7.1" />
      <circle cx="42" cy="42" r="14.7" fill="#F4B223" />
    </g>
  );
}
