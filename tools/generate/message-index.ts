import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../env.ts";

const messages = join(root, "packages/i18n/messages");

interface SetFile {
  file: string;
  /** That of the file in camel case. */
  name: string;
  /** The other sets that its `names` are a part of. */
  joins: string[];
}

/**
 * Writes one list of all message sets for each language. A set is a file, and the names that files have for others; `titles`
 * is made of such names alone.
 */
export async function generateMessageIndex(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const [ja, en] = await Promise.all([setsOf("ja"), setsOf("en")]);
  const translated = new Set(en.map(({ file }) => file));
  const untranslated = ja.map(({ file }) => file).filter((file) => !translated.has(file));
  if (untranslated.length > 0)
    throw new Error(`packages/i18n/messages/en lacks ${untranslated.join(", ")}`);
  writeFileSync(join(folder, "ja.ts"), indexOf("ja", ja));
  writeFileSync(join(folder, "en.ts"), indexOf("en", en));
}

function setsOf(locale: string): Promise<SetFile[]> {
  const files = globSync("*.ts", { cwd: join(messages, locale) })
    .map((file) => basename(file, ".ts"))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const { names = {} } = (await import(join(messages, locale, `${file}.ts`))) as {
        names?: object;
      };
      return { file, name: nameOf(file), joins: Object.keys(names) };
    }),
  );
}

const nameOf = (file: string) =>
  file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function indexOf(locale: string, sets: SetFile[]): string {
  const imports = sets.map(({ file, name, joins }) => {
    const names = joins.length > 0 ? `, names as ${name}Names` : "";
    return `import { ${name}${names} } from "../messages/${locale}/${file}.ts";`;
  });
  const files = new Set(sets.map(({ name }) => name));
  const joined = new Set(sets.flatMap(({ joins }) => joins));
  const entries = [...new Set([...files, ...joined])].map((name) => {
    const parts = sets
      .filter(({ joins }) => joins.includes(name))
      .map((part) => `${part.name}Names.${name}`);
    if (parts.length === 0) return `  ${name},`;
    return `  ${name}: joinWords(${[...(files.has(name) ? [name] : []), ...parts].join(", ")}),`;
  });
  return `import { joinWords } from "../join-words.ts";\n${imports.join("\n")}\n\nexport const messages = {\n${entries.join("\n")}\n};\n`;
}
