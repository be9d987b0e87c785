import { visitContext } from "../../../shell/visit.ts";
import type { Route } from "./+types/item-page.ts";
import { InquiryBoard } from "./inquiry-board.tsx";
import { changeInquiry } from "./server-change-inquiry.ts";
import { readInquiries } from "./server-inquiries.ts";
import { readThread } from "./server-thread.ts";
import { Thread } from "./thread.tsx";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const [board, thread] = await Promise.all([
    readInquiries(visit, url.searchParams),
    readThread(visit, params.inquiryId, url.searchParams.get("canned")),
  ]);
  return { board, thread };
}

export const action = ({ request, params, context }: Route.ActionArgs) =>
  changeInquiry({ request, visit: context.get(visitContext), inquiryId: params.inquiryId });

export default function InquiryItem({ loaderData, actionData }: Route.ComponentProps) {
  const { board, thread } = loaderData;
  return (
    <InquiryBoard board={board} shownId={thread.id}>
      <Thread key={thread.id} thread={thread} query={board.query} refusal={actionData} />
    </InquiryBoard>
  );
}
