import type pg from "pg";
import { insertLinks, insertRow, insertTexts } from "./insert.ts";
import type { TextByLocale } from "./seed-types.ts";

interface StaffSeed {
  slug: string;
  kana: string;
  /** What the portrait is drawn from. */
  avatar: string;
  teachesInEnglish: boolean;
  specialties: (
    | "heavy"
    | "two-player"
    | "family"
    | "new-games"
    | "cooperative"
    | "go"
    | "hanafuda"
  )[];
  social: Partial<Record<"x" | "instagram" | "youtube" | "facebook" | "line", string>>;
  /** Slugs of board games. */
  games: string[];
  text: TextByLocale<{ name: string; role: string; bio: string }>;
}

export const staffSeeds: StaffSeed[] = [
  {
    slug: "miura-satoru",
    kana: "みうら さとる",
    avatar: "st-213",
    teachesInEnglish: true,
    specialties: ["heavy"],
    social: { x: "miura_itaku" },
    games: ["terra-pioneers", "grand-canal-1640", "compass-and-crown"],
    text: {
      ja: {
        name: `三浦 さとる`,
        role: `重量級・い卓`,
        bio: `説明は短く、待つのは長く。古い印刷所に最初の四卓をはこびこんだ日から、い卓にいます。好きな言葉は「もう一手だけ」。`,
      },
      en: {
        name: `Satoru Miura`,
        role: `Heavyweights, Table い (i)`,
        bio: `Short with rules, patient with turns. He carried the first four tables into the old print shop and has sat at Table い (i) ever since. Favorite words: "just one more move."`,
      },
    },
  },
  {
    slug: "tanaka-yuki",
    kana: "たなか ゆうき",
    avatar: "st-1053",
    teachesInEnglish: false,
    specialties: ["new-games", "heavy"],
    social: { x: "tanaka_200boxes", youtube: "UCtanaka-opens-boxes-200" },
    games: ["six-merchants", "nine-shrines", "mountain-echo"],
    text: {
      ja: {
        name: `田中 ゆうき`,
        role: `新作おためし会`,
        bio: `年に二百箱をあける人。説明書の誤植を見つけるのが早く、版元にはていねいな手紙を書きます。火曜から木曜の夜は、たいてい『港の六商人』の卓にいます。`,
      },
      en: {
        name: `Yuki Tanaka`,
        role: `New game days`,
        bio: `Opens two hundred boxes a year and finds the misprint before the punch-outs are punched. Writes very courteous letters to publishers. From Tuesday to Thursday evening, look for Tanaka near Six Merchants of the Harbor.`,
      },
    },
  },
  {
    slug: "mori-chihiro",
    kana: "もり ちひろ",
    avatar: "st-159",
    teachesInEnglish: false,
    specialties: ["cooperative"],
    social: { instagram: "mori.chihiro.takujo" },
    games: ["house-of-rain", "wolves-and-bells", "moonlit-thieves"],
    text: {
      ja: {
        name: `森 ちひろ`,
        role: `正体隠匿・協力`,
        bio: `元・劇団員。嘘のつきかたより、信じてもらう間の取りかたを教えます。協力ゲームの卓では、いちばんよく聞いている人です。`,
      },
      en: {
        name: `Chihiro Mori`,
        role: `Hidden roles and cooperative games`,
        bio: `A former stage actor who teaches not how to lie but how to pause so that people believe you. At a cooperative table, the one listening hardest.`,
      },
    },
  },
  {
    slug: "lee-mei",
    kana: "りー めい",
    avatar: "st-455",
    teachesInEnglish: true,
    specialties: ["heavy", "two-player"],
    social: { instagram: "leemei.table", x: "leemei_table" },
    games: ["ironworks-and-cherry", "trading-flowers", "lantern-market"],
    text: {
      ja: {
        name: `リー・メイ`,
        role: `English Table`,
        bio: `台北から神田へ。英語・中国語・日本語で、同じゲームを三回説明できます。三回目がいちばん短くなるので、三つめのことばの人は得をします。`,
      },
      en: {
        name: `Lee Mei`,
        role: `English Table`,
        bio: `From Taipei to Kanda. She can teach the same game three times over, in English, Chinese and Japanese, and it gets shorter each time. Find her on Thursdays, downstairs.`,
      },
    },
  },
  {
    slug: "ito-ren",
    kana: "いとう れん",
    avatar: "st-143",
    teachesInEnglish: false,
    specialties: ["go", "two-player"],
    social: { youtube: "UCito-ren-nine-by-nine-9" },
    games: ["go-nine", "quiet-border"],
    text: {
      ja: {
        name: `伊藤 れん`,
        role: `囲碁・九路盤`,
        bio: `六段。七歳から九十歳まで、同じ盤で教えています。負けた局をならべなおすときが、いちばん楽しそうだと言われます。`,
      },
      en: {
        name: `Ren Ito`,
        role: `Go on the 9×9 board`,
        bio: `A 6-dan who teaches players from seven to ninety on the same small board. Never looks happier than when replaying a game that was just lost.`,
      },
    },
  },
  {
    slug: "yukino-ai",
    kana: "ゆきの あい",
    avatar: "st-50",
    teachesInEnglish: true,
    specialties: ["two-player"],
    social: { instagram: "yukino.ai.tea" },
    games: ["quiet-border", "trading-flowers", "stone-gathering"],
    text: {
      ja: {
        name: `雪野 あい`,
        role: `2人用の夜`,
        bio: `2人で静かに遊ぶのが好きな方へ。水曜の夜、ひとりで来た方どうしをお引きあわせします。お茶を選ぶのも仕事です。`,
      },
      en: {
        name: `Ai Yukino`,
        role: `Two-player nights`,
        bio: `For anyone who likes a quiet game for two. On Wednesdays she introduces people who came alone to other people who came alone. She also chooses the tea.`,
      },
    },
  },
  {
    slug: "hanaoka-shigeru",
    kana: "はなおか しげる",
    avatar: "st-579",
    teachesInEnglish: false,
    specialties: ["hanafuda"],
    social: { facebook: "hanaoka.shigeru.fuda" },
    games: ["koi-koi", "cellar-spirits"],
    text: {
      ja: {
        name: `花岡 しげる`,
        role: `花札と日本酒`,
        bio: `祖父の代からの札を持っています。角のまるくなった「芒に月」は、三代ぶんの手ざわり。飲めない方には、麹の甘酒をあたためます。`,
      },
      en: {
        name: `Shigeru Hanaoka`,
        role: `Hanafuda and sake`,
        bio: `Plays with his grandfather's cards; the moon has gone soft at the corners after three generations. You don't have to drink. He'll warm some sweet, alcohol-free amazake for you instead.`,
      },
    },
  },
  {
    slug: "anna-kimura",
    kana: "あんな きむら",
    avatar: "st-561",
    teachesInEnglish: true,
    specialties: ["family"],
    social: { x: "anna_asobi", instagram: "anna.asobi" },
    games: ["animal-bridge", "radish-race", "tide-pool"],
    text: {
      ja: {
        name: `アンナ 木村`,
        role: `親子の会`,
        bio: `保育士。五歳のあそびかたを、大人にも教えます。泣いている人がいたら、まずとなりにすわって、コマをならべはじめます。`,
      },
      en: {
        name: `Anna Kimura`,
        role: `Family mornings`,
        bio: `A nursery teacher who shows grown-ups how a five-year-old plays. If somebody is crying, she sits down beside them and starts lining up the pieces.`,
      },
    },
  },
];

export async function insertStaff(
  client: pg.Client,
  person: StaffSeed,
  position: number,
): Promise<void> {
  const id = await insertRow(client, "staff", {
    slug: person.slug,
    kana: person.kana,
    avatar: person.avatar,
    teaches_in_english: person.teachesInEnglish,
    specialties: person.specialties,
    social: JSON.stringify(person.social),
    position,
  });
  if (!id) return;
  await insertTexts(client, "staff_text", { staff_id: id }, person.text, (text) => ({ ...text }));
  await insertLinks(client, "staff_game", { column: "staff_id", id }, "board_game", person.games);
}
