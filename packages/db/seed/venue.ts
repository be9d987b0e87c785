import type pg from "pg";
import { insertRow, insertTexts } from "./insert.ts";
import type { TextByLocale } from "./seed-types.ts";

interface VenueText {
  name: string;
  region: string;
  locality: string;
  street: string;
  /** Directions from the station, in Markdown. */
  access: string;
  floor: string;
}

interface VenueSeed {
  slug: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  stepFree: boolean;
  text: TextByLocale<VenueText>;
}

export const venueSeeds: VenueSeed[] = [
  {
    slug: "takujo-house-kanda",
    postalCode: "101-0044",
    latitude: 35.6917,
    longitude: 139.7709,
    stepFree: false,
    text: {
      ja: {
        name: `卓上ハウス 神田`,
        region: `東京都`,
        locality: `千代田区`,
        street: `鍛冶町2-4-8`,
        access: `神田駅の**南口**から歩いて4分です。南口を出て東へ、公園の角を南へ曲がると、煙突の高い銭湯が見えます。その手前の、もと印刷所が卓上ハウスです。

自転車は、銭湯の裏手に10台までとめられます。車をとめる場所はありません。`,
        floor: `1F 土間に4卓、2F 広間に6卓。入口に3cmの段差があり、土間の中は平らです。車いす席は1Fに2席。2Fへは階段だけで、靴をぬいであがります。`,
      },
      en: {
        name: `Takujo House Kanda`,
        region: `Tokyo`,
        locality: `Chiyoda-ku`,
        street: `2-4-8 Kajicho`,
        access: `Four minutes on foot from the **south exit** of Kanda station. From the exit, head east, turn south at the corner of the park, and look for the bath house with the tall chimney. We are the old print shop just before it.

There is room for ten bicycles behind the bath house. There is no car park.`,
        floor: `Four tables in the doma on the ground floor, six in the hall upstairs. One 3 cm step at the entrance, level floor inside, two wheelchair places downstairs. The hall is up a flight of stairs with no lift, and shoes come off there.`,
      },
    },
  },
  {
    slug: "kanda-river-hall",
    postalCode: "101-0041",
    latitude: 35.6966,
    longitude: 139.7702,
    stepFree: true,
    text: {
      ja: {
        name: `神田川ホール`,
        region: `東京都`,
        locality: `千代田区`,
        street: `神田須田町1-17-3 4F`,
        access: `神田駅の**北口**から歩いて9分です。大きな通りを北へまっすぐ進み、川のひとつ手前の角を右へ。一階が傘屋さんの建物の、奥のエレベーターで4Fまでどうぞ。

人数の多い会のときに、お借りしている場所です。卓上ハウスとまちがえやすいので、お出かけのまえに予約のページで会場の名前をごらんください。`,
        floor: `4F の一室に12卓。入口からエレベーターまで段差はなく、車いすのまま卓につけます。多目的トイレは同じ階にあります。靴はぬぎません。`,
      },
      en: {
        name: `Kanda River Hall`,
        region: `Tokyo`,
        locality: `Chiyoda-ku`,
        street: `4F, 1-17-3 Kanda Sudacho`,
        access: `Nine minutes on foot from the **north exit** of Kanda station. Walk straight up the main street and turn right one corner before the river. The lift is at the back of the building with the umbrella shop; come up to the fourth floor.

We rent this hall now and then, when a gathering is too big for our house. Please check the name of the venue on your reservation before you set out.`,
        floor: `Twelve tables in one room on the fourth floor. Step-free from the street to the lift and to every table, with an accessible toilet on the same floor. Shoes stay on.`,
      },
    },
  },
];

export async function insertVenue(client: pg.Client, venue: VenueSeed): Promise<void> {
  const id = await insertRow(client, "venue", {
    slug: venue.slug,
    postal_code: venue.postalCode,
    latitude: venue.latitude,
    longitude: venue.longitude,
    step_free: venue.stepFree,
  });
  if (!id) return;
  await insertTexts(client, "venue_text", { venue_id: id }, venue.text, (text) => ({ ...text }));
}
