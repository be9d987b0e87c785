import { avatarNames, experienceLevels } from "@takujo/contracts/account/profile-form";
import type { Profile } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef, useState } from "react";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { useChosenPicture } from "./use-chosen-picture.ts";

type NameTagValues = Pick<
  Profile,
  "displayName" | "handle" | "level" | "canTeach" | "canTeachInEnglish"
> & { icon: string; hasPicture: boolean };

/** What others at the table see, with the form's current values. */
export function NameTag({ profile, icon }: { profile: Profile; icon: string }) {
  const t = useTranslations("profile");
  const card = useRef<HTMLElement>(null);
  const picture = useChosenPicture(card);
  const [shown, setShown] = useState<NameTagValues>({ ...profile, icon, hasPicture: false });
  useEffect(() => {
    const form = card.current?.closest("form");
    if (!form) return;
    const read = () => setShown(readShown(new FormData(form), icon));
    read();
    form.addEventListener("input", read);
    return () => form.removeEventListener("input", read);
  }, [icon]);
  const { displayName, handle, level, canTeach, canTeachInEnglish } = shown;
  return (
    <aside ref={card} className="name-tag" aria-labelledby="name-tag">
      <h2 id="name-tag">{t("nameTag.heading")}</h2>
      <div className="name-tag-card">
        <img
          src={shown.hasPicture && picture ? picture : shown.icon}
          alt=""
          width={96}
          height={96}
        />
        <p className="name-tag-name">{displayName.trim() || t("nameTag.noName")}</p>
        <small>
          @{handle}
          {level && ` · ${t(`levels.${level}`)}`}
        </small>
        <TagList>
          {canTeachInEnglish && <Tag tone="blue">{t("nameTag.english")}</Tag>}
          {canTeach && <Tag tone="green">{t("nameTag.teaches")}</Tag>}
        </TagList>
      </div>
      <p className="meta">{t("nameTag.note")}</p>
    </aside>
  );
}

function readShown(form: FormData, icon: string): NameTagValues {
  const text = (name: string) => String(form.get(name) ?? "");
  const drawn = avatarNames.find((name) => name === form.get("icon"));
  return {
    displayName: text("displayName"),
    handle: text("handle"),
    level: experienceLevels.find((level) => level === form.get("level")) ?? null,
    canTeach: form.has("canTeach"),
    canTeachInEnglish: form.has("canTeachInEnglish"),
    icon: drawn ? artUrl.avatar(drawn) : icon,
    hasPicture: form.get("icon") === "picture",
  };
}
