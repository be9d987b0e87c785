import { useTranslations } from "@takujo/i18n/react";
import { TextInput } from "../../../ui/field/input.tsx";

const maxAltLength = 300;

type AltFieldsProps = { id: string; altJa?: string | undefined; altEn?: string | undefined };

export function AltFields({ id, altJa = "", altEn = "" }: AltFieldsProps) {
  const t = useTranslations("adminImage.alt");
  return (
    <>
      <TextInput
        id={`${id}-ja`}
        name="altJa"
        label={t("ja")}
        hint={t("hint")}
        defaultValue={altJa}
        maxLength={maxAltLength}
        required
      />
      <TextInput
        id={`${id}-en`}
        name="altEn"
        lang="en"
        label={t("en")}
        optionalMark={t("optional")}
        defaultValue={altEn}
        maxLength={maxAltLength}
      />
    </>
  );
}
