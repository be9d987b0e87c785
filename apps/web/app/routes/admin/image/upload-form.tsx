import { useTranslations } from "@takujo/i18n/react";
import { Form } from "../../../shell/form/plain-form.tsx";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { Upload } from "../../../ui/generated/admin-icons.ts";
import { AltFields } from "./alt-fields.tsx";
import { imageListPath } from "./image-view.ts";

export const acceptedKinds = "image/png,image/jpeg,image/gif,image/webp,image/avif";

type UploadFormProps = {
  refused: string | null;
  /** In the refused form. */
  typed: { ja: string; en: string } | undefined;
};

/** Sent as a normal page load, so that a file that is too large is reported with and without JavaScript. */
export function UploadForm({ refused, typed }: UploadFormProps) {
  const t = useTranslations("adminImage.upload");
  return (
    <section className="image-upload" aria-labelledby="image-upload">
      <h2 id="image-upload">{t("heading")}</h2>
      {refused && (
        <div role="alert" className="image-refused">
          <Callout tone="danger">{refused}</Callout>
        </div>
      )}
      <Form
        method="post"
        action={imageListPath}
        encType="multipart/form-data"
        reloadDocument
        className="image-upload-fields"
      >
        <input type="hidden" name="intent" value="upload" />
        <TextInput
          id="image-file"
          name="file"
          type="file"
          className="input-file image-drop"
          label={t("file")}
          hint={t("hint")}
          accept={acceptedKinds}
          required
        />
        <AltFields id="image-new" altJa={typed?.ja} altEn={typed?.en} />
        <Button type="submit" icon={<Upload />}>
          {t("submit")}
        </Button>
      </Form>
    </section>
  );
}
