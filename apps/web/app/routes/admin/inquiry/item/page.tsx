import { visitContext } from "../../../../shell/visit.ts";
import { readInquiries } from "../inquiries.server.ts";
import { InquiryBoard } from "../inquiry-board.tsx";
import type { Route } from "./+types/page.ts";
import { changeInquiry } from "./change-inquiry.server.ts";
import { readThread } from "./thread.server.ts";
import { Thread } from "./thread.tsx";

export { record as handle } from "./record.ts";

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
