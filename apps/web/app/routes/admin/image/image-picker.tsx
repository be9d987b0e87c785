import { imagePath, largestImage } from "@takujo/contracts/content/image/image-path";
import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useId, useRef, useState } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { Images } from "../../../ui/generated/admin-icons.ts";
import { useSendOnce } from "../../../ui/submission/use-send-once.ts";
import { Can } from "../can.tsx";
import { ImagePreview } from "./image-preview.tsx";
import { type ImageView, imageListPath } from "./image-view.ts";
import type { action, loader } from "./page.tsx";
import { acceptedKinds } from "./upload-form.tsx";
import "./image.css";

type ImagePickerProps = {
  /** The name of the hidden field that holds the image id, or nothing. */
  name: string;
  /** The id of the image chosen initially. */
  value?: string | null | undefined;
  /** Called with each new choice; null for none. */
  onChange?: ((id: string | null) => void) | undefined;
};

/**
 * Chooses an uploaded image in a form: a hidden field with its id, a preview, and a dialog with an upload. Pages that
 * use it need the message set `adminImage`. Without JavaScript the choice cannot be changed.
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
  /** For a new upload only the id is known. */
  onChoose: (id: string, image?: ImageView) => void;
  onClose: () => void;
};

/** The newest images and an upload, in a dialog. */
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
        <Can right="content">
          <TextInput
            id={`${titleId}-file`}
            type="file"
            className="input-file"
            label={t("picker.upload")}
            hint={t("upload.hint")}
            accept={acceptedKinds}
            onChange={({ currentTarget }) => send(currentTarget.files?.[0])}
          />
        </Can>
        <div className="image-picker-grid" aria-busy={isLoading}>
          {isLoading && images.length === 0 && <p className="meta">{t("picker.loading")}</p>}
          {images.map((image) => (
            <button key={image.id} type="button" onClick={() => onChoose(image.id, image)}>
              <ImagePreview image={image} alt={image.altJa || t("unnamed")} />
            </button>
          ))}
        </div>
        <div className="dialog-actions">
          <Can right="content">
            <Link to={imageListPath} target="_blank" rel="noreferrer">
              {t("picker.manage")}
            </Link>
          </Can>
          <Button variant="line" onClick={onClose}>
            {t("item.close")}
          </Button>
        </div>
      </div>
    </dialog>
  );
}

/** The newest images that are ready, and an upload; `onUploaded` receives the new id. */
function usePickerImages(onUploaded: (id: string) => void) {
  const list = useFetcher<typeof loader>();
  const sending = useFetcher<typeof action>();
  useSendOnce(sending.state !== "idle");
  const [refused, refuse] = useState<string | null>(null);
  const { load } = list;
  useEffect(() => {
    void load(`${imageListPath}?state=ready`);
  }, [load]);
  const answer = sending.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each response.
  useEffect(() => {
    if (!answer) return;
    if ("uploaded" in answer) onUploaded(answer.uploaded);
    else refuse(answer.refused);
  }, [answer]);
  return {
    images: list.data?.images ?? [],
    isLoading: list.state !== "idle" || sending.state !== "idle",
    refused,
    refuse,
    upload(file: File) {
      refuse(null);
      const form = new FormData();
      form.set("intent", "upload");
      form.set("picking", "");
      form.set("file", file);
      void sending.submit(form, {
        method: "post",
        action: imageListPath,
        encType: "multipart/form-data",
      });
    },
  };
}
