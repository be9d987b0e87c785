export interface UserSeed {
  /** Signs in by a code that goes to this address; while developing it arrives in the mailbox. */
  email: string;
  name: string;
  handle: string;
  role?: "admin";
  locale?: "en";
  /** One of the drawn faces. */
  avatar: string;
  bio?: string;
  languages: string[];
  level: "beginner" | "casual" | "regular" | "expert";
  canTeach?: true;
  /** How many days ago they came for the first time. */
  daysAgo: number;
  bannedFor?: string;
  addresses?: {
    label: string;
    kana: string;
    postalCode: string;
    prefecture: string;
    city: string;
    street: string;
    building: string;
    phone: string;
  }[];
}
