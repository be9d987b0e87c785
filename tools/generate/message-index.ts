import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../env.ts";

const messages = join(root, "packages/i18n/messages");

/** Writes one list of all message sets for each language. A set is a file, and its name that of the file in camel case. */
export function generateMessageIndex(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const [ja, en] = [setsOf("ja"), setsOf("en")];
  const untranslated = ja.filter((set) => !en.includes(set));
  if (untranslated.length > 0)
    throw new Error(`packages/i18n/messages/en lacks ${untranslated.join(", ")}`);
  writeFileSync(join(folder, "ja.ts"), indexOf("ja", ja));
  writeFileSync(join(folder, "en.ts"), indexOf("en", en));
}

const setsOf = (locale: string) =>
  globSync("*.ts", { cwd: join(messages, locale) })
    .map((file) => basename(file, ".ts"))
    .sort();

const nameOf = (set: string) =>
  set.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function indexOf(locale: string, sets: string[]): string {
  const imports = sets.map(
    (set) => `import { ${nameOf(set)} } from "../messages/${locale}/${set}.ts";`,
  );
  const names = sets.map((set) => `  ${nameOf(set)},`);
  return `${imports.join("\n")}\n\nexport const messages = {\n${names.join("\n")}\n};\n`;
}
