interface Played {
  gameId: string;
  sessionId: string;
  startsAt: string;
}

/** Games with how often each was played, the most often first; of those that are equal, the one that was played last. */
export function tallyGames<Play extends Played>(plays: Play[]): { last: Play; count: number }[] {
  const games = new Map<string, { last: Play; count: number }>();
  for (const play of plays) {
    const known = games.get(play.gameId);
    if (!known) games.set(play.gameId, { last: play, count: 1 });
    else {
      known.count++;
      if (play.startsAt > known.last.startsAt) known.last = play;
    }
  }
  return [...games.values()].sort(
    (one, other) => other.count - one.count || other.last.startsAt.localeCompare(one.last.startsAt),
  );
}

/** Evenings, each with what was played there, in the order of the list. */
export function groupEvenings<Play extends Played>(plays: Play[]): Play[][] {
  const evenings = new Map<string, Play[]>();
  for (const play of plays) {
    evenings.set(play.sessionId, [...(evenings.get(play.sessionId) ?? []), play]);
  }
  return [...evenings.values()];
}
