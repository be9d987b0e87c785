import type { GuardedFile } from "./find-guards.ts";

const tests = ["packages/booking/tables/proposed-table/proposed-table.test.ts"];

/** Tables that guests propose, and games that they bring: how many, whose, and who sees what. */
export const guardsOfTables: GuardedFile[] = [
  {
    file: "packages/booking/tables/proposed-table/policy.ts",
    tests,
    guards: [
      ['if (!rule) return "off";', "if (!rule) return null;"],
      ['if (isOver(event, now)) return "over";'],
      ['event.tables >= rule.mostTables ? "full" : null', "null"],
      ['if (own >= maxOpenProposals) return "too-many";'],
      [" || event.proposals_until <= now"],
      [" || seats > max"],
      ['if (minPlayers !== null && minPlayers > seats) throw invalid("minPlayers");'],
    ],
  },
  {
    file: "packages/booking/tables/proposed-table/propose-table.ts",
    tests,
    guards: [
      ["await assertWithinNoShowLimit(transaction, userId, now);"],
      ["assertWithinRule(event, { game, ...proposal }, now);"],
      ['if (owner?.user_id !== own.userId) throw new DomainError("not-found");'],
      ['if (!withdrawn) throw new DomainError("not-now");'],
    ],
  },
  {
    file: "packages/booking/tables/proposed-table/decide-proposal.ts",
    tests,
    guards: [
      ['if (found.is_banned) throw refused("banned");'],
      ['if (found.is_game_gone) throw refused("game-gone");'],
      [" || !isWithinHours(event, found.starts_at, found.ends_at)"],
      [
        'const from = ["proposed" as const];',
        'const from = ["proposed" as const, "declined" as const];',
      ],
    ],
  },
  {
    file: "packages/booking/tables/proposed-table/queries.ts",
    tests,
    guards: [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source.
      ['    .where(sql<boolean>`state = any(${argument("from")}::text[])`)\n'],
      [" and not session.called_off\n)`;", "\n)`;"],
    ],
  },
  {
    file: "packages/booking/tables/proposed-table/read/present.ts",
    tests,
    guards: [
      ["title: isKnown ? row.title : null,", "title: row.title,"],
      ["!isOwn && reader.isComing && row.shows_name", "!isOwn && row.shows_name"],
    ],
  },
  {
    file: "packages/booking/tables/proposed-table/set-rule.ts",
    tests,
    guards: [
      ['if (minSeats > maxSeats) throw invalid("maxSeats");'],
      ['if (new Date(until) > end) throw invalid("until");'],
    ],
  },
  {
    file: "packages/content/editing/publication/add-session.ts",
    tests,
    guards: [
      [
        "if (draft) await updateDraftDocument(transaction, item, withSession(draft.document, session));",
      ],
    ],
  },
  {
    file: "packages/booking/tables/game-interest/game-interest.ts",
    tests: ["packages/booking/tables/game-interest/game-interest.test.ts"],
    guards: [
      ["row.is_there && isFor(reader, row)", "row.is_there"],
      [
        "isComing && row.shows_name && row.user_id !== userId",
        "isComing && row.user_id !== userId",
      ],
      [" && !(await isComing(transaction, eventId, userId))", " && false"],
      ["(counted?.others ?? 0) >= maxGameInterests", "false"],
    ],
  },
];
