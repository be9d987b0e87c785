interface Words {
  readonly [key: string]: string | Words;
}

/** With the sum handed on: TypeScript follows a type that ends in itself through all parts, and any other through fifty. */
type Joined<Parts, Sum = unknown> = Parts extends readonly [infer First, ...infer Rest]
  ? Joined<Rest, Sum & First>
  : Sum;

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
