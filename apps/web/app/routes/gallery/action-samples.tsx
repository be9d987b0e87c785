import { ArrowRight, Calendar, MapPin, Search, Trash2, X } from "lucide-react";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Chip, ChipChoice, ChipLink, ChipList } from "../../ui/chip.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Tag, TagList } from "../../ui/tag.tsx";
import { TileLink } from "../../ui/tile-link.tsx";
import { GallerySection } from "./gallery-section.tsx";
import { nowhere } from "./sample-link.ts";

const VARIANTS = ["primary", "line", "gold", "danger", "quiet", "quiet-danger"] as const;
const STATES = ["標準", "ホバー", "押下", "フォーカス"];

export function ActionSamples() {
  return (
    <>
      <GallerySection id="buttons" title="ボタン">
        <div className="gallery-states">
          {VARIANTS.map((variant) => (
            <div className="cluster" key={variant}>
              {STATES.map((state, index) => (
                <Button key={state} variant={variant} className={`gallery-state-${index}`}>
                  {state}
                </Button>
              ))}
              <Button variant={variant} disabled>
                無効
              </Button>
              <Button variant={variant} loading>
                処理中
              </Button>
            </div>
          ))}
        </div>
        <div className="cluster gallery-gap">
          <Button size="small">小さい</Button>
          <Button icon={<Search />}>卓をさがす</Button>
          <ButtonLink to={nowhere} size="large" trailingIcon={<ArrowRight />}>
            大きい
          </ButtonLink>
          <IconButton label="閉じる">
            <X />
          </IconButton>
          <IconButton label="消す" disabled>
            <Trash2 />
          </IconButton>
          <MoreLink to={nowhere}>すべてのイベント</MoreLink>
          <MoreLink to={nowhere} back>
            イベント一覧
          </MoreLink>
        </div>
        <div className="cloth gallery-block cluster gallery-gap">
          <Button variant="gold">カレンダーに入れる</Button>
          <Button variant="ghost-cloth">予約の詳細</Button>
          <IconButton label="さがす">
            <Search />
          </IconButton>
        </div>
        <div className="gallery-gap">
          <Button wide size="large">
            幅いっぱい
          </Button>
        </div>
      </GallerySection>
      <GallerySection id="tags" title="札とチップ">
        <TagList>
          <Tag>お知らせ</Tag>
          <Tag tone="green">インスト付き</Tag>
          <Tag tone="red">20歳以上</Tag>
          <Tag tone="blue">English OK</Tag>
          <Tag tone="gold" icon={<Calendar />}>
            開催判断 4月23日
          </Tag>
          <Tag tone="dark">重量級</Tag>
          <Tag tone="stamp">既定</Tag>
        </TagList>
        <div className="stack gallery-gap">
          <ChipList>
            <Chip pressed>すべて</Chip>
            <Chip pressed={false}>親子</Chip>
            <Chip icon={<MapPin />}>すべての会場</Chip>
          </ChipList>
          <ChipList>
            <ChipLink to={nowhere} current>
              これから 3
            </ChipLink>
            <ChipLink to={nowhere}>これまで 6</ChipLink>
          </ChipList>
          <ChipList>
            <ChipChoice name="gallery-language" defaultChecked>
              日本語
            </ChipChoice>
            <ChipChoice name="gallery-language">English</ChipChoice>
          </ChipList>
        </div>
      </GallerySection>
      <GallerySection id="links" title="切りかえとタイル">
        <div className="gallery-columns">
          <SegmentedControl
            label="明るさ"
            name="gallery-theme"
            value="system"
            options={[
              { value: "system", label: "端末" },
              { value: "light", label: "明るい" },
              { value: "dark", label: "夜" },
            ]}
          />
          <TileLink
            to={nowhere}
            icon={<Calendar />}
            tone="var(--tk-p-yamabuki)"
            title="予約"
            note="これから1・これまで6"
          />
          <TileLink
            to={nowhere}
            icon={<MapPin />}
            tone="var(--tk-p-sora)"
            title="住所"
            note="2件（自宅・実家）"
          />
        </div>
      </GallerySection>
    </>
  );
}
