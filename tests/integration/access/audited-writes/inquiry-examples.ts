import type { Example, World } from "./world.ts";

const base = "/api/platform/v1/authorized/admin";
const ofInquiry = `${base}/inquiries/:inquiryId`;
const ofText = `${base}/canned-texts/:cannedTextId`;
const text = { title: "お礼", ja: "ありがとうございます。", en: "Thank you." };

const asked = async ({ inquiry }: World) => ({ inquiryId: (await inquiry()).id });
const cannedTextId = async ({ perform }: World) => ({
  cannedTextId: (await perform<{ id: string }>(`POST ${base}/canned-texts`)).id,
});

export const inquiryExamples: Record<string, (world: World) => Promise<Example> | Example> = {
  [`POST ${ofInquiry}/notes`]: async (world) => ({
    params: await asked(world),
    body: { body: "確認中" },
  }),
  [`POST ${ofInquiry}/replies`]: async (world) => ({
    params: await asked(world),
    body: { body: "お待ちしています。" },
  }),
  [`PUT ${ofInquiry}/assignee`]: async (world) => ({
    params: await asked(world),
    body: { assigneeId: (await world.person({ role: "admin" })).id },
  }),
  [`PUT ${ofInquiry}/state`]: async (world) => ({
    params: await asked(world),
    body: { state: "closed" },
  }),
  [`POST ${base}/canned-texts`]: () => ({ body: text }),
  [`PUT ${ofText}`]: async (world) => ({
    params: await cannedTextId(world),
    body: { ...text, title: "お返事" },
  }),
  [`DELETE ${ofText}`]: async (world) => ({ params: await cannedTextId(world) }),
};
