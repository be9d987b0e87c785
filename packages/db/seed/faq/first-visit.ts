import type { FaqSeed } from "./insert-faq.ts";

export const firstVisit: FaqSeed[] = [
  {
    slug: "come-alone",
    category: "first-visit",
    text: {
      ja: {
        question: `ひとりで行っても、浮きませんか。`,
        answer: `だいじょうぶです。参加者の半分ほどが、ひとりで来ています。受付で名札をお渡しし、案内役が卓まで付きそいます。話すのが苦手な方は、予約のメモに**「静かめの席で」**と書いてください。来てから最初の三十分のことは、[ひとりで来る人のための記事](/article/coming-alone)にくわしく書いています。`,
      },
      en: {
        question: `Will I stick out if I come alone?`,
        answer: `No. About half the people here came on their own. You'll get a name tag at reception, and a guide will walk you to your table and introduce you. If small talk isn't your thing, write "a quiet seat, please" in the note when you reserve. We've also written down [what your first thirty minutes look like](/article/coming-alone).`,
      },
    },
  },
  {
    slug: "know-no-rules",
    category: "first-visit",
    text: {
      ja: {
        question: `ルールをまったく知りません。`,
        answer: `知らないまま、いらしてください。「インストあり」の会では、卓ごとに案内役がついて、最初から説明します。途中でわからなくなったら、何度でも聞いてかまいません。予習が好きな方には、[読みもの](/article)に[箱の側面の読みかた](/article/reading-the-side-of-the-box)などの入門の記事があります。`,
      },
      en: {
        question: `I don't know any of the rules.`,
        answer: `Come without them. At every event marked "rules taught" a guide teaches each table from the beginning, and you can ask again as often as you like. If you enjoy doing homework, start with [how to read the side of the box](/article/reading-the-side-of-the-box).`,
      },
    },
  },
  {
    slug: "what-to-bring",
    category: "first-visit",
    text: {
      ja: {
        question: `何を持っていけばいいですか。`,
        answer: `チケットをひらけるスマートフォンか、印刷したチケットと、参加費だけで足ります。ゲームも名札もお茶も、こちらにあります。二階の広間は靴をぬぐので、足もとの冷える方は、くつ下をもう一足どうぞ。年齢のきまりがある夜だけは、年齢のわかるものをお持ちください。`,
      },
      en: {
        question: `What should I bring?`,
        answer: `Your ticket, on your phone or on paper, and the fee. Games, name tags and tea are here. Shoes come off in the upstairs hall, so bring thick socks if your feet get cold. On evenings with an age limit, please carry something that shows your age.`,
      },
    },
  },
  {
    slug: "how-the-day-goes",
    category: "first-visit",
    text: {
      ja: {
        question: `当日は、どんな流れになりますか。`,
        answer: `開場の時刻になったら、受付でQRチケットを見せて、名札を受けとり、参加費をお支払いください。卓には「い・ろ・は」の札が立っていて、案内役がご自分の卓までお連れします。説明は開始の時刻に、そろってはじめます。くわしくは[受付のお知らせ](/news/qr-reception)をごらんください。遅れそうなときは、[LINE](/line)でひとことどうぞ。`,
      },
      en: {
        question: `What happens on the day?`,
        answer: `Once doors open, show your QR ticket at reception, take a name tag and pay the fee. Tables are marked い, ろ, は and so on, and a guide will take you to yours. The rules begin at the start time, all together. There's more about [checking in](/news/qr-reception), and if you're running late, drop us a line on [LINE](/line).`,
      },
    },
  },
  {
    slug: "which-event",
    category: "first-visit",
    text: {
      ja: {
        question: `どの会をえらべばいいか、わかりません。`,
        answer: `はじめての方には、[イベントの一覧](/event)で「初心者歓迎」のしるしがついた会をおすすめします。時間は60分まで、重さは2までのゲームだと、気楽です。それでも迷ったら、人数と好みを[LINE](/line)で送ってください。合いそうな卓を、いっしょに考えます。`,
      },
      en: {
        question: `How do I choose an event?`,
        answer: `Start with anything marked "beginners welcome" in the [event list](/event). For a first time, look for games of up to an hour and a weight of 1 or 2. Still unsure? Tell us on [LINE](/line) how many of you there are and what you enjoy, and we'll suggest a table.`,
      },
    },
  },
  {
    slug: "without-japanese",
    category: "first-visit",
    text: {
      ja: {
        question: `日本語を話さない友だちと、いっしょに行けますか。`,
        answer: `はい。木曜の夜は[English Table](/news/english-table)で、英語で説明します。ほかの日は、「English OK」のしるしがあるイベントで、「英語」とある卓をえらんでください。[案内役](/staff)の8人のうち4人が、英語で説明できます。このサイトは、上のボタンで英語に切りかわります。`,
      },
      en: {
        question: `I don't speak Japanese. Can I still play?`,
        answer: `Yes. Thursday night is [English Table](/news/english-table), where every game is taught in English. On other days, look for events tagged "English OK" and choose a table that says "in English". Four of our eight [guides](/staff) teach in English, and you can reserve, change and cancel entirely in English here. A few pages exist only in Japanese, and they say so.`,
      },
    },
  },
];
