import { useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { WritingGuard } from "../../../../shell/writing/writing-guard.tsx";
import { refreshUnlessRefused } from "../../../../ui/submission/survive-lost-connection.ts";
import { readInquiries } from "../inquiries.server.ts";
import { InquiryBoard } from "../inquiry-board.tsx";
import type { Route } from "./+types/page.ts";
import type { ReplyRefusal } from "./reply-form.tsx";
import { changeInquiry, readThread } from "./thread.server.ts";
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

export const shouldRevalidate = refreshUnlessRefused;

export default function InquiryItem({ loaderData }: Route.ComponentProps) {
  const { board, thread } = loaderData;
  const refusal = useActionAnswer<ReplyRefusal>();
  return (
    <InquiryBoard board={board} shownId={thread.id}>
      <WritingGuard />
      <Thread key={thread.id} thread={thread} query={board.query} refusal={refusal} />
    </InquiryBoard>
  );
}
