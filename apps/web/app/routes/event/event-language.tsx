import { LanguageTag, useTextLanguage } from "../../shell/text/text-language.tsx";
import { Tag, TagList } from "../../ui/action/tag.tsx";
import type { EventView } from "./event-view.server.ts";

/** What readers of English need to know of an event: whether English is spoken, and whether its page is translated. */
export function EventLanguage({ event }: { event: EventView }) {
  const isForeign = useTextLanguage()(event) !== undefined;
  if (!event.english && !isForeign) return null;
  return (
    <TagList>
      {event.english && <Tag tone="blue">{event.english}</Tag>}
      <LanguageTag text={event} />
    </TagList>
  );
}
