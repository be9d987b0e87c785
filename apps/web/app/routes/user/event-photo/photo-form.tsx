import { maxCaptionLength } from "@takujo/contracts/booking/door/event-photo-rules";
import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { Checkbox } from "../../../ui/field/toggle.tsx";
import { Image } from "../../../ui/generated/icons.ts";

const acceptedKinds = "image/png,image/jpeg,image/webp,image/avif";

/** Sent as a normal page load, so that a file that is too large is reported with and without JavaScript. */
export function PhotoForm({ action, note }: { action: string; note: string }) {
  const t = useTranslations("eventPhoto.form");
  const refused = useActionData<{ caption?: string }>();
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      reloadDocument
      className="photo-form"
    >
      <TextInput
        id="photo-file"
        name="file"
        type="file"
        className="input-file"
        label={t("file")}
        hint={t("hint")}
        accept={acceptedKinds}
        required
      />
      <TextInput
        id="photo-caption"
        name="caption"
        label={t("caption")}
        hint={t("captionHint")}
        defaultValue={refused?.caption}
        maxLength={maxCaptionLength}
      />
      <Checkbox name="consent" required note={t("consentNote")}>
        {t("consent")}
      </Checkbox>
      <p className="meta">{note}</p>
      <Button type="submit" name="intent" value="send" icon={<Image />}>
        {t("send")}
      </Button>
    </Form>
  );
}
