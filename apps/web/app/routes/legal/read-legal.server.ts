import { readLegal } from "@takujo/contracts/generated/platform/sdk.gen";
import type { LegalDocument } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { data } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import type { HeadData } from "../../shell/head/use-page-info.ts";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import type { Visit } from "../../shell/visit.ts";
import { legalTitles } from "./legal-titles.ts";

const versionShape = /^[1-9]\d{0,3}$/;

/** The version in effect, or the one that `?version=` names. */
export async function readLegalPage(
  kind: LegalDocument["kind"],
  { platform: client, locale }: Visit,
  search: URLSearchParams,
) {
  // The version form sends an empty value for the current version.
  const version = search.get("version") || undefined;
  if (version && !versionShape.test(version)) throw data(null, { status: 404 });
  const query = { locale, ...(version ? { version: Number(version) } : {}) };
  const document = unwrap(await readLegal({ client, path: { kind }, query }));
  return { head: legalHead(document, locale), document };
}

function legalHead({ kind, version, state }: LegalDocument, locale: Locale): HeadData {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["titles", "legal"]) });
  const title = t(legalTitles[kind]);
  const description = t(`legal.description.${kind}`);
  if (state === "current") return { title, description };
  return { title: t("legal.oldTitle", { title, version }), description, noIndex: true };
}
