import type { CoverSeed, TextByLocale } from "../seed-types.ts";

export interface EventText {
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
  room: string;
  feeNote: string;
  flow: { time: string; text: string }[];
  /** What to bring, in Markdown. */
  bring: string;
  /** What is owed for a late cancellation, in Markdown. */
  cancellation: string;
  /** What changed, or why it is canceled. */
  notice?: string;
  /** What everybody who reserves is asked: the same keys in each language. */
  questions?: QuestionSeed[];
}

interface QuestionSeed {
  key: string;
  label: string;
  required: boolean;
  /** Without them the answer is a line of text. */
  choices?: { key: string; label: string }[];
}

export interface SessionSeed {
  /** Of the venue's clock, on the event's day. */
  from: string;
  until: string;
  capacity: number;
  maxSeats: number;
  /** By reservations that are written with the session. */
  seatsTaken: number;
  /** In which it is held; Japanese, if it does not say. */
  language?: "ja" | "en" | "both";
  /** How many days before the event reservations open. */
  opensDaysBefore?: number;
  /** A table with its letter and game; without it, general entry for the time band. */
  table?: {
    letter: string;
    game: string;
    guide: string;
    minPlayers?: number;
    calledOff?: boolean;
  };
  name: TextByLocale<string>;
}

export interface EventSeed {
  slug: string;
  cover: CoverSeed;
  venue: string;
  /** Events with the same name here are one series. */
  series?: string;
  /** Slug of the member of staff who holds it. */
  host: string;
  /**
   * The week, counted from the first that is entirely ahead, and the weekday from Monday, 1, to Sunday, 7: so
   * two-player nights are on Wednesdays whenever the seed runs.
   */
  week: number;
  weekday: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** Of the venue's clock. */
  doors: string;
  from: string;
  until: string;
  /** Days by which it was moved; the banner shows the former day. */
  movedByDays?: number;
  tags: (
    | "beginner"
    | "taught"
    | "english"
    | "family"
    | "alone"
    | "two-player"
    | "cooperative"
    | "heavy"
    | "new-games"
    | "adults"
  )[];
  fee: number;
  /** Something is sent to everybody who takes part. */
  ships?: true;
  state?: "draft" | "published" | "changed" | "cancelled";
  games: string[];
  guides: string[];
  sessions: SessionSeed[];
  text: TextByLocale<EventText>;
}
