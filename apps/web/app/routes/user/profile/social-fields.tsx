import { useTranslations } from "@takujo/i18n/react";
import { FieldGroup, FieldPair } from "../../../ui/field/field.tsx";
import { SocialField } from "../../../ui/form/text-field.tsx";
import { foldId } from "./form-schema.ts";

export function SocialFields() {
  const t = useTranslations("profile");
  return (
    <FieldGroup legend={t("groups.elsewhere")}>
      <FieldPair>
        <SocialField name="xId" prefix="@" fold={foldId} />
        <SocialField
          name="instagramId"
          prefix="@"
          placeholder={t("examples.instagramId")}
          fold={foldId}
        />
        <SocialField name="lineId" placeholder={t("examples.lineId")} fold={foldId} />
        <SocialField name="facebookId" placeholder={t("examples.facebookId")} fold={foldId} />
      </FieldPair>
      <SocialField name="youtubeId" fold={foldId} />
    </FieldGroup>
  );
}
