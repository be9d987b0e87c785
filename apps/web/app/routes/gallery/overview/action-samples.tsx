import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { Chip, ChipChoice, ChipLink, ChipList } from "../../../ui/action/chip.tsx";
import { IconButton } from "../../../ui/action/icon-button.tsx";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { TileLink } from "../../../ui/action/tile-link.tsx";
import { ArrowRight, Calendar, MapPin, Search, Trash2, X } from "../../../ui/generated/icons.ts";
import { SegmentedControl } from "../../../ui/navigation/segmented-control.tsx";
import { GallerySection, nowhere } from "./gallery-section.tsx";
import { words } from "./sample-words.ts";

const VARIANTS = ["primary", "line", "gold", "danger", "quiet", "quiet-danger"] as const;
const STATES = [words.rest, words.hover, words.pressed, words.focus];

export function ActionSamples() {
  return (
    <>
      <GallerySection id="buttons">
        <div className="gallery-states">
          {VARIANTS.map((variant) => (
            <div className="cluster" key={variant}>
              {STATES.map((state, index) => (
                <Button key={state} variant={variant} className={`gallery-state-${index}`}>
                  {state}
                </Button>
              ))}
              <Button variant={variant} disabled>
                {words.disabled}
              </Button>
              <Button variant={variant} loading>
                {words.loading}
              </Button>
            </div>
          ))}
        </div>
        <div className="cluster gallery-gap">
          <Button size="small">{words.small}</Button>
          <Button icon={<Search />}>{words.findTable}</Button>
          <ButtonLink to={nowhere} size="large" trailingIcon={<ArrowRight />}>
            {words.large}
          </ButtonLink>
          <IconButton label={words.close}>
            <X />
          </IconButton>
          <IconButton label={words.remove} disabled>
            <Trash2 />
          </IconButton>
          <MoreLink to={nowhere}>{words.allEvents}</MoreLink>
          <MoreLink to={nowhere} back>
            {words.eventList}
          </MoreLink>
        </div>
        <div className="cloth gallery-block cluster gallery-gap">
          <Button variant="gold">{words.addToCalendar}</Button>
          <Button variant="ghost-cloth">{words.reservationDetail}</Button>
          <IconButton label={words.search}>
            <Search />
          </IconButton>
        </div>
        <div className="gallery-gap">
          <Button wide size="large">
            {words.wide}
          </Button>
        </div>
      </GallerySection>
      <GallerySection id="tags">
        <TagList>
          <Tag>{words.notice}</Tag>
          <Tag tone="green">{words.rulesTaught}</Tag>
          <Tag tone="red">{words.adults}</Tag>
          <Tag tone="blue">English OK</Tag>
          <Tag tone="gold" icon={<Calendar />}>
            {words.decisionDay}
          </Tag>
          <Tag tone="dark">{words.heavy}</Tag>
          <Tag tone="stamp">{words.preset}</Tag>
        </TagList>
        <div className="stack gallery-gap">
          <ChipList>
            <Chip pressed>{words.all}</Chip>
            <Chip pressed={false}>{words.family}</Chip>
            <Chip icon={<MapPin />}>{words.allVenues}</Chip>
          </ChipList>
          <ChipList>
            <ChipLink to={nowhere} current>
              {words.upcoming}
            </ChipLink>
            <ChipLink to={nowhere}>{words.past}</ChipLink>
          </ChipList>
          <ChipList>
            <ChipChoice name="gallery-language" defaultChecked>
              {words.japanese}
            </ChipChoice>
            <ChipChoice name="gallery-language">English</ChipChoice>
          </ChipList>
        </div>
      </GallerySection>
      <GallerySection id="links">
        <div className="gallery-columns">
          <SegmentedControl
            label={words.brightness}
            name="gallery-theme"
            value="system"
            options={[
              { value: "system", label: words.system },
              { value: "light", label: words.light },
              { value: "dark", label: words.dark },
            ]}
          />
          <TileLink
            to={nowhere}
            icon={<Calendar />}
            tone="var(--tk-p-yamabuki)"
            title={words.reservations}
            note={words.reservationCounts}
          />
          <TileLink
            to={nowhere}
            icon={<MapPin />}
            tone="var(--tk-p-sora)"
            title={words.addresses}
            note={words.addressCounts}
          />
        </div>
      </GallerySection>
    </>
  );
}
