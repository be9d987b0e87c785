import { useTranslations } from "@takujo/i18n/react";
import { visitContext } from "../../../../shell/visit.ts";
import { readInquiries } from "../inquiries.server.ts";
import { InquiryBoard } from "../inquiry-board.tsx";
import type { Route } from "./+types/page.ts";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readInquiries(context.get(visitContext), url.searchParams);

export default function Inquiries({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("adminInquiry");
  return (
    <InquiryBoard board={loaderData}>
      <p className="inquiry-choose muted">{t("choose")}</p>
    </InquiryBoard>
  );
}
