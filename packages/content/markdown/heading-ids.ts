/** Prevents a heading such as "main" or "search" from taking an id or name of the page. */
const prefix = "section-";

const notPartOfId = /[^\p{Letter}\p{Number}]+/gu;

/** Readable and stable: 「集める情報」 is `section-集める情報`. A repeated heading ends in -2. */
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
