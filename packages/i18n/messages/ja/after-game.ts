/** What other pages call these, by the set that they read. */
export const names = {
  titles: { afterGame: "会のあと", userPlay: "遊んだ記録" },
} as const;

/** The page after an event, and the play log. */
export const afterGame = {
  title: "よい卓でした。",
  lead: "{name}さん、来てくださってありがとうございました。この日の記録を、忘れないうちに。どれも、書かなくて大丈夫です。",
  leadNobody:
    "来てくださってありがとうございました。この日の記録を、忘れないうちに。どれも、書かなくて大丈夫です。",
  until: "{day} まで、書いたり直したりできます。",
  closed: "書ける期間は、すぎました。記録は「遊んだ記録」から、いつでも消せます。",
  done: {
    played: "記録しました。",
    takenBack: "記録から外しました。",
    word: "ひとことを保存しました。",
    name: "変更しました。",
  },
  refusal: {
    tooLate: "書ける期間が、すぎました。",
    tooMany: "ひとつの会に記録できる数を、こえています。",
    invalid: "入力を確かめてください。ひとことは200字までです。",
  },
  played: {
    title: "遊んだもの",
    note: "あなたの記録にだけ入ります",
    log: "記録を見る",
    facts: "{min, number}–{max, number}人・{minutes, number}分",
    mark: "遊んだ",
    marked: "遊んだ",
    takeBack: "記録から外す",
    how: "どうでしたか",
    liking: { hard: "むずかしかった", good: "よかった", again: "また遊びたい" },
    more: "ほかにも遊んだ（ゲームの名前）",
    search: "さがす",
    nothing: "「{words}」は、棚に見つかりませんでした。",
  },
  people: {
    title: "いっしょだった人",
    you: "{name}（あなた）",
    nobody: "ほかに名前を出している人は、まだいません。",
    show: "「{name}」を、おたがいの記録に出す",
    hide: "「{name}」を、記録から消す",
    noName: "出せる呼び名が、まだありません。",
    setName: "プロフィールで決める",
    note: "同じ回にいて、どちらも出すと決めた人どうしにだけ、呼び名が見えます。消すと、相手の記録からもすぐに消えます。",
  },
  word: {
    title: "ひとこと、主催者へ",
    titleTo: "ひとこと、{name}さんへ",
    label: "ひとこと",
    hint: "200字まで。読むのは主催者だけです。返事は、次に会ったときに。空にして送ると、取り下げます。",
    send: "送る",
    change: "書きなおして送る",
  },
  photos: {
    title: "写真",
    count:
      "この会の写真が{count, number}枚あります。写っていて困るものは、ひと押しで下げられます。",
    none: "のせている写真は、まだありません。",
    open: "写真を見る・送る",
  },
  next: {
    title: "次の回",
    all: "イベントをぜんぶ見る",
    none: "次の回は、まだ決まっていません。",
  },
  log: {
    title: "遊んだ記録",
    lead: "あなただけのページです。ほかの人には見えません。",
    removed: "記録から消しました。",
    open: "いま書ける会",
    openUntil: "{day}の会。{until} まで書けます",
    write: "記録を書く",
    empty: "まだ記録がありません。会に来た次の朝から、ここで書けます。",
    sums: "<num>{evenings, number}</num> 回・<num>{games, number}</num> 箱・あわせて <num>{plays, number}</num> 度",
    games: "遊んだ箱",
    times: "{count, number}回・さいごは {day}",
    evenings: "会ごとに",
    where: "{day}・{venue}",
    with: "いっしょだった人: {names}",
    between: "、",
    liking: { hard: "むずかしかった", good: "よかった", again: "また遊びたい" },
    remove: "消す",
    removeOf: "{name}を記録から消す",
  },
} as const;
