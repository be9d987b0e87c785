/**
 * Lets everyone who asks the same within a moment share one answer: however many people watch a page,
 * the database is asked a few times a second. Failures are not kept.
 */
export function shareBriefly<Answer>(
  load: (key: string) => Promise<Answer>,
  { forMs, atMost }: { forMs: number; atMost: number },
): (key: string) => Promise<Answer> {
  const kept = new Map<string, { until: number; answer: Promise<Answer> }>();
  return (key) => {
    const now = performance.now();
    const found = kept.get(key);
    if (found && now < found.until) return found.answer;
    kept.delete(key);
    // In a map the oldest come first.
    for (const [oldKey, { until }] of kept) {
      if (now < until && kept.size < atMost) break;
      kept.delete(oldKey);
    }
    const answer = load(key);
    kept.set(key, { until: now + forMs, answer });
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
