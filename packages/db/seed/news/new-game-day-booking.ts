import type { NewsSeed } from "./news-seed.ts";

export const newGameDayBooking: NewsSeed = {
  slug: "new-game-day-booking",
  category: "event",
  cover: { palette: "wakakusa", composition: "crowd" },
  publishedDaysAgo: -5,
  text: {
    ja: {
      title: `「新作おためし会」の予約をはじめました`,
      summary: `出たばかりの12作を、つくった人の説明つきで。日曜の午後、全館でひらきます。`,
      body: `次の**「新作おためし会」**の予約をはじめました。一階も二階もつかって、出たばかりの12作をならべます。

ひとつの卓は50分です。鐘が鳴ったら席をかわって、半日で四つまで遊べます。説明は、つくった方か、版元の方が直接してくださいます。

- 席をえらぶと、10分間おさえます。
- 遊びたい作品は、当日の受付でえらびます。希望が重なったらくじで決めますので、早く並ばなくてだいじょうぶです。
- 満席になったら、[グループのままキャンセル待ち](/news/party-waitlist)に並べます。

気に入った作品は、その場で注文できます。届くまでに、箱の置き場所を考えておいてください。`,
    },
    en: {
      title: `Reservation is open for the next new game day`,
      summary: `Twelve brand-new games, taught by the people who made them, across the whole house on a Sunday afternoon.`,
      body: `You can now reserve seats for the next **new game day**. We use both floors and set out twelve games that have only just come out.

Each round lasts 50 minutes. When the bell rings you change seats, so you can try up to four games in an afternoon. The rules are taught by the designers or their publishers. Most speak Japanese; guides will help in English.

- Choose your seats and we hold them for 10 minutes.
- You pick your games at reception. If too many people want one, we draw lots, so there's no need to come early.
- If it fills up, [your group can join the waitlist together](/news/party-waitlist).

If you fall for something, you can order a copy there and then. Start thinking about where to keep it.`,
    },
  },
};
