import { useEffect, useRef, useState } from "react";
import { describedBy, Field } from "../../field/field.tsx";
import { type FieldProps, useField } from "../form-context.ts";
import { centered } from "./crop.ts";
import { ImageCrop, type ImageCropWords } from "./image-crop.tsx";

type ImageFieldProps = FieldProps & {
  words: ImageCropWords & { unreadable: string };
  accept?: string | undefined;
};

interface PickedImage {
  file: File;
  picture: ImageBitmap;
}

/** A plain file input; with JavaScript, its file is replaced by the chosen square. */
export function ImageField({ words, accept, ...props }: ImageFieldProps) {
  const field = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<PickedImage | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => () => picked?.picture.close(), [picked]);
  const pick = async (file: File | undefined) => {
    setUnreadable(false);
    try {
      const picture = file && (await createImageBitmap(file));
      if (file === input.current?.files?.[0]) setPicked(file && picture ? { file, picture } : null);
    } catch {
      setPicked(null);
      setUnreadable(true);
    }
  };
  const shell = { ...field.shell, error: field.shell.error ?? (isUnreadable && words.unreadable) };
  return (
    <Field {...shell}>
      <input
        {...describedBy(shell)}
        ref={input}
        className="input input-file"
        type="file"
        name={field.name}
        accept={accept ?? "image/png,image/jpeg,image/gif,image/webp,image/avif"}
        disabled={props.disabled}
        required={field.required}
        onChange={({ currentTarget }) => void pick(currentTarget.files?.[0])}
      />
      {picked && (
        <ImageCrop
          key={picked.file.name + picked.file.lastModified}
          picture={picked.picture}
          start={centered}
          words={words}
          onCropped={(square) => replaceFile(input.current, picked.file, square)}
        />
      )}
    </Field>
  );
}

function replaceFile(input: HTMLInputElement | null, original: File, square: Blob): void {
  if (!input?.files?.length) return;
  const extension = square.type === "image/jpeg" ? "jpg" : "png";
  const name = `${original.name.replace(/\.[^.]*$/, "")}.${extension}`;
  const holder = new DataTransfer();
  holder.items.add(new File([square], name, { type: square.type }));
  input.files = holder.files;
  // A script's change of the field is otherwise not told; React takes only `change` of a file field for one.
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
