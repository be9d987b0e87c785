import type { Shot } from "./every-shot.ts";

/** All pictures of a set side by side, small. */
export function contactSheet(shots: Shot[]): string {
  const figures = shots.map(
    ({ file, width }) =>
      `<figure><img src="${file}" width="${width / 3}" alt=""><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>shots</title>
<style>body{font:13px system-ui;background:#777;margin:16px;display:flex;flex-wrap:wrap;gap:16px;align-items:start}
figure{margin:0}figcaption{color:#fff}</style>
${figures.join("\n")}
`;
}
