import { type Run, runsOf, type Weight } from "./faces.ts";

export interface Style {
  size: number;
  weight?: Weight;
  color?: string;
  /** Which edge `x` names: by default the beginning of the text. */
  align?: "left" | "center" | "right";
  /** Between letters. */
  spacing?: number;
}

const ink = "#201a17";

/** Characters that must not begin a line. */
const clinging = /^[、。，．・：；？！」』）】〕〉》ー々％%,.:;?!)\]}]/u;
const words = new Intl.Segmenter("ja", { granularity: "word" });
const letters = new Intl.Segmenter("ja", { granularity: "grapheme" });

/** Writes text into a document; `y` is the line on which letters stand. */
export function createSheet(doc: PDFKit.PDFDocument) {
  const known = new Set<string>();
  /** Widths of runs in ems: lines are tried in several widths and sizes. */
  const widths = new Map<string, number>();

  function use({ face }: Run, size: number): void {
    if (!known.has(face.name)) {
      // PDFKit also accepts an open font, which its types lack.
      doc.registerFont(face.name, face.font as never);
      known.add(face.name);
    }
    doc.font(face.name).fontSize(size);
  }

  function measure({ text, face: { name, font } }: Run, { size, spacing = 0 }: Style): number {
    const key = `${name} ${text}`;
    const width = widths.get(key) ?? font.layout(text).advanceWidth / font.unitsPerEm;
    widths.set(key, width);
    return width * size + spacing * Array.from(text).length;
  }

  function widthOf(text: string, style: Style): number {
    const { runs } = runsOf(text, style.weight ?? "regular");
    return runs.reduce((sum, run) => sum + measure(run, style), 0);
  }

  function write(text: string, x: number, y: number, style: Style): void {
    const { size, weight = "regular", color = ink, align = "left", spacing = 0 } = style;
    const width = widthOf(text, style);
    let left = align === "left" ? x : align === "right" ? x - width : x - width / 2;
    for (const run of runsOf(text, weight).runs) {
      const step = measure(run, style);
      use(run, size);
      doc.fillColor(color).text(run.text, left, y, {
        lineBreak: false,
        baseline: "alphabetic",
        characterSpacing: spacing,
      });
      left += step;
    }
  }

  /** Breaks between words, and within one that is longer than a line. */
  function wrap(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let line = "";
    let used = 0;
    const add = (piece: string) => {
      const more = widthOf(piece, style);
      if (line !== "" && used + more > width) {
        lines.push(line.trimEnd());
        line = piece.trimStart();
        used = more;
      } else {
        line += piece;
        used += more;
      }
    };
    for (const piece of piecesOf(text)) {
      if (widthOf(piece, style) <= width) add(piece);
      else for (const { segment } of letters.segment(piece)) add(segment);
    }
    if (line !== "") lines.push(line.trimEnd());
    return lines;
  }

  /** The largest size, down to `least`, in which the text fits into the width. */
  function fit(text: string, width: number, style: Style, min: number): Style {
    let { size } = style;
    while (size > min && widthOf(text, { ...style, size }) > width) size -= 0.5;
    return { ...style, size };
  }

  return { write, wrap, fit, widthOf };
}

export type Sheet = ReturnType<typeof createSheet>;

/** Words; characters that must not begin a line stay with the word before. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(text)) {
    if (pieces.length > 0 && clinging.test(segment)) pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
  }
  return pieces;
}
