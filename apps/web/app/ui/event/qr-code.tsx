import { Html } from "../text/html.tsx";

type QrCodeProps = {
  /** Drawn on the server. */
  svg: string;
  label: string;
};

export function QrCode({ svg, label }: QrCodeProps) {
  return <Html className="qr-code" role="img" aria-label={label} html={svg} />;
}
