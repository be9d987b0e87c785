type QrCodeProps = {
  /** Drawn on the server. */
  svg: string;
  label: string;
};

export function QrCode({ svg, label }: QrCodeProps) {
  return (
    <div
      className="qr-code"
      role="img"
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own server.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
