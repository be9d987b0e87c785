import type { PartySeed, ReservationState, SessionTimes } from "./reservation-seed.ts";
import { scatter } from "./scatter.ts";

interface PersonSeed {
  name: string;
  kana: string;
  nickname: string;
  language: "ja" | "en";
}

const person = (name: string, kana: string, nickname: string): PersonSeed => ({
  name,
  kana,
  nickname,
  language: "ja",
});
const english = (name: string, kana: string, nickname: string): PersonSeed => ({
  ...person(name, kana, nickname),
  language: "en",
});

/** People who call or ask at the counter and have no account. */
const peopleWithoutAccount: PersonSeed[] = [
  person("石橋 直樹", "いしばし なおき", "ナオ"),
  person("大塚 美咲", "おおつか みさき", "みさき"),
  person("川端 康平", "かわばた こうへい", "こうへい"),
  person("野々村 さやか", "ののむら さやか", "さやか"),
  person("藤井 健", "ふじい けん", "けんけん"),
  english("Priya Raman", "ぷりや らまん", "Priya"),
  person("長谷川 結衣", "はせがわ ゆい", "ゆい"),
  person("小野寺 拓海", "おのでら たくみ", "たくみ"),
  person("宮本 千尋", "みやもと ちひろ", "ちーさん"),
  person("久保田 誠", "くぼた まこと", "まこと"),
  person("原 明日香", "はら あすか", "あすか"),
  english("Tom Whitfield", "とむ ほいっとふぃーるど", "Tom"),
  person("松下 陽一", "まつした よういち", "よっちゃん"),
  person("岡部 真理子", "おかべ まりこ", "まり"),
  person("平野 蓮", "ひらの れん", "れん"),
  person("千葉 律子", "ちば りつこ", "りつ"),
  person("坂口 洋介", "さかぐち ようすけ", "ようすけ"),
  person("安藤 ひかり", "あんどう ひかり", "ひかり"),
  english("Soo-jin Park", "すじん ぱく", "Soo"),
  person("古川 俊", "ふるかわ しゅん", "しゅん"),
  person("三浦 奈々", "みうら なな", "なな"),
  person("桜井 悠人", "さくらい ゆうと", "ゆうと"),
  person("渡辺 きよ子", "わたなべ きよこ", "きよさん"),
  person("島田 大輔", "しまだ だいすけ", "だいすけ"),
  person("水谷 彩", "みずたに あや", "あや"),
  english("Lucas Moreau", "りゅか もろー", "Lucas"),
  person("永井 純", "ながい じゅん", "じゅん"),
  person("北村 春香", "きたむら はるか", "はるか"),
  person("東 信吾", "あずま しんご", "しんご"),
  person("内田 小百合", "うちだ さゆり", "さゆり"),
  person("関口 亮", "せきぐち りょう", "りょう"),
  person("菅原 美穂", "すがわら みほ", "みほ"),
  person("丸山 哲", "まるやま てつ", "てつさん"),
  person("西田 菜摘", "にしだ なつみ", "なつ"),
  english("Hannah Osei", "はんな おせい", "Hannah"),
  person("五十嵐 翔", "いがらし しょう", "しょう"),
  person("高田 弘子", "たかだ ひろこ", "ひろさん"),
  person("森下 遼", "もりした りょう", "もりりょう"),
  person("福島 琴音", "ふくしま ことね", "ことね"),
  person("上野 一郎", "うえの いちろう", "いっちゃん"),
  person("服部 真央", "はっとり まお", "まお"),
];

/** Requests of some of them. */
const notes = [
  "ひざかけをお願いします",
  "5分ほど遅れるかもしれません",
  "ルールの説明がよく聞こえる席だとうれしいです",
  "車いすで行きます",
  "領収書をお願いします",
];

/** Most parties are one or two people. */
const usualSizes = [1, 2, 1, 3, 2, 1, 4, 2];
/** One party in so many: a no-show in a past session, a note, a cancellation. */
const oneInMissed = 9;
const oneInHasNote = 6;
const oneInCancelled = 3;

interface PartyPlan {
  /** Different for each session. */
  key: string;
  seats: number;
  maxSeats: number;
}

/** Parties that the organizer entered, until the given number of seats is taken; a few have canceled. */
export function organizerParties(wanted: PartyPlan, times: SessionTimes): PartySeed[] {
  const { key, maxSeats } = wanted;
  const first = scatter(key, peopleWithoutAccount.length);
  const parties: PartySeed[] = [];
  let [open, met] = [wanted.seats, first];
  while (open > 0) {
    const usual = usualSizes[scatter(`${key}/${met}`, usualSizes.length)] ?? 1;
    const seats = Math.min(usual, maxSeats, open);
    const state = stateOf(times, met);
    parties.push({ ...partyOf(met, seats), state, ...arrivedOf(state, seats, met) });
    open -= seats;
    met += seats;
  }
  if (wanted.seats > 0 && scatter(key, oneInCancelled) === 0) {
    parties.push({ ...partyOf(met, Math.min(2, maxSeats)), state: "cancelled" });
  }
  return parties;
}

/** While people are arriving, every other party is there. */
function stateOf({ now, startsAt, endsAt }: SessionTimes, met: number): ReservationState {
  if (now < startsAt) return "confirmed";
  if (now < endsAt) return met % 2 === 0 ? "attended" : "confirmed";
  return met % oneInMissed === 0 ? "no-show" : "attended";
}

/** In some larger parties one person stays away. */
const arrivedOf = (state: ReservationState, seats: number, met: number) =>
  state === "attended" && seats > 2 && met % 2 === 0 ? { arrived: seats - 1 } : {};

function partyOf(met: number, seats: number) {
  const { language: _, ...who } = personAt(met);
  const guests = Array.from({ length: seats - 1 }, (_, index) => {
    const { nickname, language } = personAt(met + 1 + index);
    return { nickname, language };
  });
  const note = met % oneInHasNote === 0 ? { note: notes[met % notes.length] as string } : {};
  // No real Japanese number has a zero after 090.
  return { ...who, seats, guests, phone: `090-0000-${String(1000 + met).slice(-4)}`, ...note };
}

function personAt(index: number) {
  const found = peopleWithoutAccount[index % peopleWithoutAccount.length];
  if (!found) throw new Error("Nobody is in the list.");
  return found;
}
