import type { StaffMember } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { ExternalLink } from "../../ui/generated/icons.ts";
import { socialUrl } from "./social-url.ts";

const networks = ["x", "instagram", "youtube", "facebook", "line"] as const;

export function SocialLinks({ person }: { person: StaffMember }) {
  const t = useTranslations("staff");
  const links = networks.flatMap((network) => {
    const id = person.social[network];
    return id ? [{ network, url: socialUrl[network](id) }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className="staff-social">
      {links.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={t("social", { name: person.name, network: t(`network.${network}`) })}
          >
            {t(`network.${network}`)}
            <ExternalLink />
          </a>
        </li>
      ))}
    </ul>
  );
}
