import { avatarNames } from "@takujo/contracts/account/profile-form";
import { useTranslations } from "@takujo/i18n/react";
import { type MouseEvent, useRef } from "react";
import { FieldGroup } from "../../../ui/field/field.tsx";
import { ImageField } from "../../../ui/form/fields/image-field.tsx";
import { useField } from "../../../ui/form/form-context.ts";
import { Check, Image } from "../../../ui/generated/icons.ts";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { useChosenPicture } from "./use-chosen-picture.ts";

/** `current` is the present icon if it is not one of the drawn ones. */
export function IconFields({ current }: { current: string | null }) {
  const t = useTranslations("profile");
  const { shell, text } = useField({ name: "icon" });
  const tile = useRef<HTMLLabelElement>(null);
  const chosen = useChosenPicture(tile);
  const choice = (value: string, index?: number) => ({
    id: index === 0 ? shell.id : `${shell.id}-${value}`,
    type: "radio",
    name: "icon",
    value,
    defaultChecked: text === value,
  });
  const drawn = avatarNames.map((name) => ({ value: name as string, url: artUrl.avatar(name) }));
  const pictures = current ? [{ value: "current", url: current }, ...drawn] : drawn;
  const numberOf = (index: number) => String(index + (current ? 0 : 1));
  return (
    <FieldGroup legend={t("groups.icon")}>
      <div className="profile-icons">
        {pictures.map(({ value, url }, index) => (
          <label key={value} className="profile-icon">
            <input
              {...choice(value, index)}
              aria-label={
                value === "current"
                  ? t("icons.current")
                  : t("icons.drawn", { number: numberOf(index) })
              }
            />
            <img src={url} alt="" width={76} height={76} />
            <Tick />
          </label>
        ))}
        <label ref={tile} className="profile-icon profile-icon-picture">
          <input {...choice("picture")} onClick={openPicker} />
          {chosen ? (
            <>
              <img src={chosen} alt="" width={76} height={76} />
              <span className="visually-hidden">{t("icons.picture")}</span>
            </>
          ) : (
            <>
              <Image />
              {t("icons.picture")}
            </>
          )}
          <Tick />
        </label>
      </div>
      <div className="profile-picture">
        <ImageField
          name="picture"
          hint={t("icons.hint")}
          words={{
            preview: t("crop.preview"),
            zoom: t("crop.zoom"),
            horizontal: t("crop.horizontal"),
            vertical: t("crop.vertical"),
            unreadable: t("crop.unreadable"),
          }}
        />
      </div>
    </FieldGroup>
  );
}

/** Only for a pointer: with keys, which merely move the choice, the file field below comes next. */
function openPicker({ detail, currentTarget }: MouseEvent<HTMLInputElement>): void {
  if (detail === 0) return;
  currentTarget.form?.querySelector<HTMLInputElement>('input[name="picture"]')?.click();
}

const Tick = () => (
  <span className="profile-icon-tick">
    <Check />
  </span>
);
