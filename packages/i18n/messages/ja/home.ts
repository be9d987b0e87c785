export const home = {
  hero: {
    heading: "今夜は、<br></br>どの卓を囲む？",
    lead: "卓上は、ボードゲームの<br></br>イベントをひらく場所です。<br></br>ひとりでも、はじめてでも。<br></br>席をひとつ、あけてあります。",
    news: "ニュースを見る",
    about: "はじめての方へ",
  },
  steps: {
    heading: "囲むまで、三手。",
    choose: {
      title: "えらぶ",
      body: "日付と卓をえらびます。人数・時間・重さは、箱の側面とおなじ並びで。",
    },
    hold: {
      title: "おさえる",
      body: "席をえらぶと10分間、あなたのために確保します。あわてなくて大丈夫。",
    },
    play: { title: "囲む", body: "当日はQRチケットを見せるだけ。ルールは卓の案内役が説明します。" },
  },
  cast: {
    heading: "卓の案内役、六にん。",
    note: "駒・賽・札・亀甲・時・箱",
    headingOther: "卓の案内役たち。",
    all: "案内役の紹介",
  },
  news: { heading: "ニュース", all: "ニュース一覧" },
  visit: {
    heading: "卓上ハウス 神田",
    open: "ひらく時間",
    openBody: "平日 18:00〜22:30／土日祝 10:00〜22:00",
    closed: "おやすみ",
    closedBody: "月曜（祝日の場合は翌日）",
    where: "場所",
    whereBody: "神田駅から歩いて4分、銭湯のとなり",
    tables: "卓",
    tablesBody: "1F 土間 4卓・2F 広間 6卓（車いす席 2）",
    askHeading: "はじめての卓は、だれでも迷う。",
    askBody: "どんな場所か、だれがいるのか、どうやって来るのか。先に少しだけ、お読みください。",
    askButton: "卓上について",
  },
} as const;
