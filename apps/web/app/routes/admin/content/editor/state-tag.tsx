import type { ContentState } from "@takujo/contracts/content/editing/content-kinds";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Tag, type TagTone } from "../../../../ui/action/tag.tsx";
import { EyeOff, PencilLine } from "../../../../ui/generated/admin-icons.ts";
import { Ban, Check, Clock } from "../../../../ui/generated/icons.ts";

const looks: Record<ContentState, { tone: TagTone; Icon: () => ReactNode }> = {
  draft: { tone: "plain", Icon: PencilLine },
  scheduled: { tone: "blue", Icon: Clock },
  published: { tone: "green", Icon: Check },
  changed: { tone: "gold", Icon: PencilLine },
  archived: { tone: "plain", Icon: EyeOff },
  cancelled: { tone: "red", Icon: Ban },
};

export function StateTag({ state }: { state: ContentState }) {
  const t = useTranslations("contentEditor.states");
  const { tone, Icon } = looks[state];
  return (
    <Tag tone={tone} icon={<Icon />}>
      {t(state)}
    </Tag>
  );
}
