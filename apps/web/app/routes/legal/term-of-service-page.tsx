import { visitContext } from "../../shell/visit.ts";
import type { Route } from "./+types/term-of-service-page.ts";
import { LegalText } from "./legal-text.tsx";
import { readLegalPage } from "./server-read-legal.ts";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readLegalPage("term-of-service", context.get(visitContext), url.searchParams);

export default function TermOfService({ loaderData: { document } }: Route.ComponentProps) {
  return <LegalText document={document} />;
}
