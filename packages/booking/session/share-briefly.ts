/**
 * Shares one answer among everyone who asks the same within a moment: however many people watch a page, the database is asked a
 * few times per second. Failures are not shared.
 */
export function shareBriefly<Answer>(
  load: (key: string) => Promise<Answer>,
  { forMs, atMost }: { forMs: number; atMost: number },
): (key: string) => Promise<Answer> {
  const shared = new Map<string, { until: number; answer: Promise<Answer> }>();
  return (key) => {
    const now = performance.now();
    const found = shared.get(key);
    if (found && now < found.until) return found.answer;
    shared.delete(key);
    // A Map iterates in insertion order.
    for (const [oldKey, { until }] of shared) {
      if (now < until && shared.size < atMost) break;
      shared.delete(oldKey);
    }
    const answer = load(key);
    shared.set(key, { until: now + forMs, answer });
    answer.catch(() => shared.delete(key));
    return answer;
  };
}
