interface Words {
  readonly [key: string]: string | Words;
}

type Joined<Parts> = Parts extends readonly [infer First, ...infer Rest]
  ? First & Joined<Rest>
  : unknown;

/** One message set from the parts that several files have of it. Only one of them has each text. */
export function joinWords<const Parts extends readonly Words[]>(...parts: Parts): Joined<Parts> {
  return parts.reduce((joined, part) => join(joined, part, "")) as Joined<Parts>;
}

function join(words: Words, others: Words, path: string): Words {
  const joined = { ...words };
  for (const [key, value] of Object.entries(others)) {
    const own = joined[key];
    if (own === undefined) joined[key] = value;
    else if (typeof own === "string" || typeof value === "string")
      throw new Error(`two files have the text ${path}${key}`);
    else joined[key] = join(own, value, `${path}${key}.`);
  }
  return joined;
}
