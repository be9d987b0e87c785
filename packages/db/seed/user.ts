import { randomUUID } from "node:crypto";
import type pg from "pg";
import { insertRow } from "./insert.ts";

interface UserSeed {
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

/** The first is the organizer; the second has filled in everything. */
export const userSeeds: UserSeed[] = [
  {
    email: "desk@takujo.example",
    name: "受付の田中",
    handle: "tanaka_desk",
    role: "admin",
    avatar: "matsu",
    languages: ["ja", "en"],
    level: "expert",
    canTeach: true,
    daysAgo: 400,
  },
  {
    email: "kotori@example.jp",
    name: "森野 ことり",
    handle: "kotori",
    avatar: "kotori",
    bio: "軽めの協力ゲームが好きです。ルールはゆっくりおぼえます。ひとりで行くことが多いので、声をかけてもらえるとうれしいです。",
    languages: ["ja"],
    level: "casual",
    daysAgo: 210,
    addresses: [
      {
        label: "自宅",
        kana: "もりの ことり",
        postalCode: "101-0041",
        prefecture: "東京都",
        city: "千代田区",
        street: "神田須田町1-12-3",
        building: "柳コーポ 203",
        phone: "090-1234-5678",
      },
      {
        label: "実家",
        kana: "もりの ことり",
        postalCode: "380-0803",
        prefecture: "長野県",
        city: "長野市",
        street: "三輪4-5-6",
        building: "",
        phone: "026-123-4567",
      },
    ],
  },
  {
    email: "rin@example.jp",
    name: "中村 りん",
    handle: "rin_n",
    avatar: "rin",
    languages: ["ja", "ko"],
    level: "regular",
    canTeach: true,
    newsMail: true,
    daysAgo: 160,
  },
  {
    email: "umi@example.jp",
    name: "海老原 うみ",
    handle: "umi",
    avatar: "umi",
    languages: ["ja"],
    level: "beginner",
    newsMail: true,
    daysAgo: 92,
  },
  {
    email: "daniel@example.com",
    name: "Daniel Okafor",
    handle: "dan_o",
    locale: "en",
    avatar: "fuji",
    bio: "Engineer by day, bad at bluffing by night. Happy to explain rules in English.",
    languages: ["en", "ja"],
    level: "expert",
    canTeach: true,
    newsMail: true,
    daysAgo: 75,
  },
  {
    email: "aoi@example.jp",
    name: "葵 まこと",
    handle: "aoi_m",
    avatar: "aoi",
    languages: ["ja", "sign"],
    level: "casual",
    newsMail: true,
    daysAgo: 61,
  },
  {
    email: "hinata@example.jp",
    name: "日向 そら",
    handle: "hinata",
    avatar: "hinata",
    languages: ["ja"],
    level: "beginner",
    newsMail: true,
    daysAgo: 44,
  },
  {
    email: "mei@example.com",
    name: "Mei Tanaka-Lindqvist",
    handle: "mei_tl",
    locale: "en",
    avatar: "mio",
    languages: ["en", "zh", "ja"],
    level: "regular",
    daysAgo: 30,
  },
  {
    email: "kaede@example.jp",
    name: "楓",
    handle: "kaede",
    avatar: "kaede",
    languages: ["ja"],
    level: "casual",
    daysAgo: 21,
  },
  {
    email: "yuzu@example.jp",
    name: "柚木 三郎",
    handle: "yuzu36",
    avatar: "yuzu",
    languages: ["ja"],
    level: "regular",
    daysAgo: 9,
    bannedFor: "連絡のない欠席が三度つづいたため",
  },
  {
    email: "tsuki@example.jp",
    name: "",
    handle: "tsuki",
    avatar: "tsuki",
    languages: [],
    level: "beginner",
    daysAgo: 1,
  },
];

const dayMs = 86_400_000;

export async function insertUser(client: pg.Client, user: UserSeed, now: Date): Promise<void> {
  const since = new Date(now.getTime() - user.daysAgo * dayMs);
  const row = {
    id: randomUUID(),
    name: user.name,
    email: user.email,
    '"emailVerified"': true,
    image: `avatar:${user.avatar}`,
    role: user.role ?? "user",
    locale: user.locale ?? "ja",
    banned: user.bannedFor !== undefined,
    '"banReason"': user.bannedFor ?? null,
    '"createdAt"': since,
    '"updatedAt"': since,
  };
  const id = await insertRow(client, '"user"', row, "email");
  if (!id) return;
  // A trigger has created the profile.
  await client.query(
    `update profile set handle = $2, bio = $3, languages = $4, level = $5, can_teach = $6,
       news_mail = $7, news_mail_at = case when $7 then $8::timestamptz end
     where user_id = $1`,
    [
      id,
      user.handle,
      user.bio ?? "",
      user.languages,
      user.level,
      user.canTeach ?? false,
      user.newsMail ?? false,
      since,
    ],
  );
  for (const [index, { postalCode, ...address }] of (user.addresses ?? []).entries()) {
    const stored = {
      user_id: id,
      name: user.name,
      ...address,
      postal_code: postalCode,
      is_default: index === 0,
    };
    await insertRow(client, "address", stored, "id");
  }
}
