import { visitContext } from "../../../shell/visit.ts";
import { LegalText } from "../legal-text.tsx";
import { readLegalPage } from "../read-legal.server.ts";
import type { Route } from "./+types/page.ts";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readLegalPage("privacy-policy", context.get(visitContext), url.searchParams);

export default function PrivacyPolicy({ loaderData: { document } }: Route.ComponentProps) {
  return <LegalText document={document} />;
}
