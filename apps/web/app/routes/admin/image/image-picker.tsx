import { imagePath, largestImage } from "@takujo/contracts/platform/image-path";
import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Callout } from "../../../ui/callout.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { Images } from "../../../ui/generated/admin-icons.ts";
import { ImagePreview } from "./image-preview.tsx";
import { type ImageView, imageListPath } from "./image-view.ts";
import { acceptedKinds } from "./upload-form.tsx";
import { usePickerImages } from "./use-picker-images.ts";
import "./image.css";

type ImagePickerProps = {
  /** Of the hidden field that carries the id of the image, or nothing. */
  name: string;
  /** The id of the image that is chosen at first. */
  value?: string | null | undefined;
  /** Each time another one is chosen; null for none. */
  onChange?: ((id: string | null) => void) | undefined;
};

/**
 * The choice of an uploaded image inside a form: a hidden field with its id, a preview, and a dialog with the newest images and an upload. The
 * page that shows it names the message set `adminImage`. Without JavaScript the choice stays as it is.
 */
export function ImagePicker({ name, value = null, onChange }: ImagePickerProps) {
  const t = useTranslations("adminImage.picker");
  const [chosen, setChosen] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const choose = (id: string | null) => {
    setChosen(id);
    setOpen(false);
    onChange?.(id);
  };
  return (
    <div className="image-picker">
      <input type="hidden" name={name} value={chosen ?? ""} />
      {chosen && <img src={imagePath(chosen, 480)} alt="" width="240" height="160" />}
      <div className="image-picker-buttons">
        <Button variant="line" size="small" icon={<Images />} onClick={() => setOpen(true)}>
          {t(chosen ? "change" : "choose")}
        </Button>
        {chosen && (
          <Button variant="quiet" size="small" onClick={() => choose(null)}>
            {t("none")}
          </Button>
        )}
      </div>
      <noscript>
        <p className="meta">{t("withoutScript")}</p>
      </noscript>
      {isOpen && <PickerDialog onChoose={choose} onClose={() => setOpen(false)} />}
    </div>
  );
}

type PickerDialogProps = {
  /** What was uploaded just now is known by its id alone. */
  onChoose: (id: string, image?: ImageView) => void;
  onClose: () => void;
};

/** The newest images and an upload, over the page. */
export function PickerDialog({ onChoose, onClose }: PickerDialogProps) {
  const t = useTranslations("adminImage");
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { images, isLoading, refused, refuse, upload } = usePickerImages(onChoose);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const send = (file: File | undefined) => {
    if (file && file.size > largestImage) refuse(t("refusal.too-large"));
    else if (file) upload(file);
  };
  return (
    <dialog
      ref={dialog}
      className="dialog image-picker-dialog"
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className="dialog-body dialog-body-plain">
        <h2 className="dialog-title" id={titleId}>
          {t("picker.heading")}
        </h2>
        {refused && (
          <div role="alert">
            <Callout tone="danger">{refused}</Callout>
          </div>
        )}
        <TextInput
          id={`${titleId}-file`}
          type="file"
          className="input-file"
          label={t("picker.upload")}
          hint={t("upload.hint")}
          accept={acceptedKinds}
          onChange={({ currentTarget }) => send(currentTarget.files?.[0])}
        />
        <div className="image-picker-grid" aria-busy={isLoading}>
          {isLoading && images.length === 0 && <p className="meta">{t("picker.loading")}</p>}
          {images.map((image) => (
            <button key={image.id} type="button" onClick={() => onChoose(image.id, image)}>
              <ImagePreview image={image} alt={image.altJa || t("unnamed")} />
            </button>
          ))}
        </div>
        <div className="dialog-actions">
          <Link to={imageListPath} target="_blank" rel="noreferrer">
            {t("picker.manage")}
          </Link>
          <Button variant="line" onClick={onClose}>
            {t("item.close")}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
