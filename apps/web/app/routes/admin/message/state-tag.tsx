import type { MessageState } from "@takujo/contracts/inbox/message-form";
import { useTranslations } from "@takujo/i18n/react";
import { Tag, type TagTone } from "../../../ui/action/tag.tsx";
import { Hourglass } from "../../../ui/generated/admin-icons.ts";
import { Ban, Check, Clock, Pencil } from "../../../ui/generated/icons.ts";

const looks: Record<MessageState, { tone: TagTone; Icon: typeof Check }> = {
  draft: { tone: "plain", Icon: Pencil },
  planned: { tone: "blue", Icon: Clock },
  sending: { tone: "gold", Icon: Hourglass },
  stopped: { tone: "red", Icon: Ban },
  done: { tone: "green", Icon: Check },
};

export function StateTag({ state }: { state: MessageState }) {
  const t = useTranslations("adminMessage.states");
  const { tone, Icon } = looks[state];
  return (
    <Tag tone={tone} icon={<Icon />}>
      {t(state)}
    </Tag>
  );
}
