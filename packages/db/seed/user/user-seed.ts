export interface UserSeed {
  /** Sign-in codes go to this address; in development they arrive in the mailbox. */
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
  /** Agreed to newsletters. */
  newsMail?: true;
  /** Days since the first sign-in. */
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
