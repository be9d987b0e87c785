import { EventBanner } from "./event-banner.tsx";
import { EventHero } from "./event-hero.tsx";
import type { ItemView } from "./server-item.ts";

export function EventTop({ view }: { view: ItemView }) {
  return (
    <>
      <EventHero event={view} />
      <EventBanner event={view} />
    </>
  );
}
