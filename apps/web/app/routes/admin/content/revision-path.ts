interface RevisionQuery {
  number: number;
  against: "before" | "public";
  ask?: string;
}

export function revisionPath(item: string, { number, against, ask }: RevisionQuery): string {
  const query = new URLSearchParams({
    number: String(number),
    ...(against === "public" && { against }),
    ...(ask && { ask }),
  });
  return `${item}/revision?${query}`;
}
