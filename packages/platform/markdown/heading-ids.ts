/** Keeps headings such as "main" or "search" apart from the ids and names of the page around the text. */
const prefix = "section-";

const notPartOfId = /[^\p{Letter}\p{Number}]+/gu;

/** Readable and stable: 「集める情報」 is `section-集める情報`. The second of its kind ends in -2. */
export function createHeadingIds(): (text: string) => string {
  const given = new Map<string, number>();
  return (text) => {
    const words = text.normalize("NFKC").toLowerCase().replaceAll(notPartOfId, " ").trim();
    const id = prefix + words.replaceAll(" ", "-");
    const count = (given.get(id) ?? 0) + 1;
    given.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}
