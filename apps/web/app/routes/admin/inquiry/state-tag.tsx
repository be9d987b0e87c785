import type { InquiryState } from "@takujo/contracts/inbox/contact-form";
import { useTranslations } from "@takujo/i18n/react";
import { Tag, type TagTone } from "../../../ui/action/tag.tsx";
import { Hourglass, Reply } from "../../../ui/generated/admin-icons.ts";
import { Check, Mail } from "../../../ui/generated/icons.ts";

const looks: Record<InquiryState, { tone: TagTone; Icon: typeof Mail }> = {
  new: { tone: "red", Icon: Mail },
  open: { tone: "gold", Icon: Hourglass },
  answered: { tone: "blue", Icon: Reply },
  closed: { tone: "plain", Icon: Check },
};

export function StateTag({ state }: { state: InquiryState }) {
  const t = useTranslations("adminInquiry.states");
  const { tone, Icon } = looks[state];
  return (
    <Tag tone={tone} icon={<Icon />}>
      {t(state)}
    </Tag>
  );
}
