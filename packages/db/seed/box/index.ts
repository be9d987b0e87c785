interface BoxSeed {
  /** Slug of the game. */
  game: string;
  place: string;
  condition?: "worn" | "repair";
  missing?: string;
  /** For the staff. */
  note?: string;
  /** Too new to have a sticker. */
  isNew?: true;
}

const hall = "2F 広間";
const doma = "1F 土間";

/** In the order of their numbers. Of some games the house has recorded none yet: tests need these. */
export const boxSeeds: BoxSeed[] = [
  { game: "terra-pioneers", place: `${hall}・窓ぎわ 三段め` },
  {
    game: "terra-pioneers",
    place: `${hall}・窓ぎわ 三段め`,
    condition: "worn",
    note: "会の予備。説明書は英語版も入っています。",
  },
  { game: "grand-canal-1640", place: `${hall}・窓ぎわ 四段め` },
  {
    game: "nine-shrines",
    place: `${hall}・窓ぎわ 二段め`,
    condition: "worn",
    missing: "赤い駒 1",
    note: "駒は注文ずみ。届くまで、黒い駒で代わりになります。",
  },
  { game: "ironworks-and-cherry", place: `${hall}・窓ぎわ 四段め` },
  {
    game: "compass-and-crown",
    place: `${hall}・奥の棚`,
    condition: "repair",
    note: "箱の角が割れています。羅針盤の針は、花岡さんが直しているところです。",
  },
  { game: "night-train-north", place: `${hall}・奥の棚` },
  { game: "tea-road", place: `${doma}・茶だんすの上` },
  { game: "house-of-rain", place: `${doma}・右の棚 一段め`, missing: "執事の手紙（三通め）" },
  { game: "six-merchants", place: `${hall}・右の棚 二段め` },
  { game: "six-merchants", place: `${hall}・右の棚 二段め` },
  { game: "six-merchants", place: `${hall}・右の棚 二段め`, condition: "worn" },
  { game: "quiet-border", place: `${doma}・二人の棚` },
  { game: "trading-flowers", place: `${doma}・二人の棚` },
  { game: "mountain-echo", place: `${doma}・右の棚 二段め` },
  { game: "snow-country-post", place: `${doma}・右の棚 二段め` },
  { game: "lantern-market", place: `${doma}・右の棚 三段め` },
  { game: "salt-and-silk", place: `${doma}・右の棚 三段め`, condition: "worn" },
  { game: "go-nine", place: `${doma}・帳場のわき` },
  { game: "go-nine", place: `${doma}・帳場のわき`, missing: "白石 2" },
  { game: "wolves-and-bells", place: `${hall}・右の棚 一段め` },
  { game: "moonlit-thieves", place: `${hall}・右の棚 一段め` },
  { game: "animal-bridge", place: `${doma}・こどもの棚` },
  { game: "animal-bridge", place: `${doma}・こどもの棚`, condition: "worn", missing: "きりん" },
  { game: "tide-pool", place: `${doma}・こどもの棚` },
  { game: "thousand-cranes", place: `${doma}・こどもの棚` },
  { game: "kite-masters", place: `${doma}・左の棚 一段め` },
  { game: "cellar-spirits", place: `${doma}・左の棚 一段め`, isNew: true },
  { game: "last-bus", place: `${doma}・左の棚 二段め`, isNew: true },
  { game: "dice-garden", place: `${doma}・左の棚 二段め`, isNew: true },
];
