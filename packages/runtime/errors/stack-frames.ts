/** As Sentry's "stack trace" interface has it; the outermost call comes first. */
export interface StackFrame {
  filename: string;
  function: string;
  lineno: number;
  colno: number;
  in_app: boolean;
}

const maxFrames = 30;
const maxNameLength = 100;

/**
 * Frames of a stack as V8 (`at name (place:1:2)`) and other engines (`name@place:1:2`) write it. `fileOf` shortens a place, or
 * refuses it with null.
 */
export function stackFrames(
  stack: string,
  fileOf: (place: string) => { filename: string; isOurs: boolean } | null,
): StackFrame[] {
  const frames = stack.split("\n", maxFrames * 2).flatMap((line): StackFrame[] => {
    const { name, place } = partsOf(line.trim());
    const [column, row, ...rest] = place.split(":").reverse();
    const file = fileOf(rest.reverse().join(":"));
    if (!file || !isNumber(row) || !isNumber(column)) return [];
    return [
      {
        filename: file.filename,
        function: /^[\w$.<>[\] #/-]+$/.test(name) ? name.slice(0, maxNameLength) : "?",
        lineno: Number(row),
        colno: Number(column),
        in_app: file.isOurs,
      },
    ];
  });
  return frames.slice(0, maxFrames).reverse();
}

const isNumber = (text: string | undefined) => /^\d{1,7}$/.test(text ?? "");

function partsOf(line: string): { name: string; place: string } {
  if (line.startsWith("at ")) {
    const open = line.lastIndexOf("(");
    if (open < 0) return { name: "", place: line.slice(3) };
    return { name: line.slice(3, open).trim(), place: line.slice(open + 1, line.lastIndexOf(")")) };
  }
  const at = line.lastIndexOf("@");
  return { name: line.slice(0, Math.max(at, 0)), place: line.slice(at + 1) };
}
