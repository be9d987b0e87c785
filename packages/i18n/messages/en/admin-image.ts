import type { Translated } from "../../translated.ts";
import type { adminImage as ja, names as jaNames } from "../ja/admin-image.ts";

export const names: Translated<typeof jaNames> = {
  titles: { adminImage: "Images" },
  admin: { pages: { images: "Images" } },
  adminAudit: {
    groups: { image: "Images" },
    actions: {
      image: {
        describe: "Changed an image description",
        remove: "Deleted an image",
        upload: "Added an image",
      },
    },
    kinds: { image: "Image" },
  },
};

export const adminImage: Translated<typeof ja> = {
  heading: "Images",
  note: "For covers and texts. Where a photo was taken is not kept.",
  upload: {
    heading: "Add an image",
    file: "File",
    hint: "PNG, JPEG, WebP, GIF or AVIF, up to 15 MB and 50 megapixels. Choose one, or drop it here.",
    submit: "Upload",
  },
  alt: {
    ja: "Alternative text (Japanese)",
    en: "Alternative text (English)",
    hint: "Read to people who do not see the image. Say in one sentence what it shows.",
    optional: "optional",
    save: "Save",
    missing: "No alternative text",
    missingEnglish: "No English",
  },
  state: { waiting: "Being prepared", ready: "Ready", refused: "Not usable" },
  filters: "Filter by state",
  all: "All",
  size: "{width, number} × {height, number} px · {kind} · {bytes}",
  open: "Open {name}",
  unnamed: "image without a name",
  refresh: "Refresh",
  next: "Next images",
  first: "From the beginning",
  empty: { title: "No images yet", text: "Add the first one with the form above." },
  item: {
    heading: "Image",
    markdown: "To put it into a text",
    added: "Added on <date></date>",
    close: "Close",
    remove: "Delete",
    removeHint: "It cannot be deleted while a public page or a draft uses it.",
  },
  done: {
    uploaded: "Uploaded. It will be ready in a moment",
    described: "The alternative text is saved",
    removed: "The image is deleted",
  },
  refusal: {
    "no-file": "Choose a file.",
    "too-large": "The file is too large. It may have up to 15 MB.",
    empty: "The file is empty.",
    "unknown-kind": "This kind of file cannot be used. Choose PNG, JPEG, WebP, GIF or AVIF.",
    "not-as-declared": "The file is of another kind than it says.",
    "wrong-extension": "The ending of the file’s name does not match what is in it.",
    truncated: "The file ends too early. Export it once more.",
    "something-else-inside": "Another file follows the image. Export the image alone.",
    "too-many-pixels": "The image has too many pixels. It may have up to 50 million.",
    "too-many-frames": "The animation is too large. Make it a single picture.",
    broken: "The image cannot be read. It seems to be damaged.",
    "image-in-use": "A public page or a draft uses it, so it cannot be deleted.",
    "alt-missing": "Write an alternative text in Japanese.",
    other: "It could not be saved ({code}). Please try again in a while.",
  },
  picker: {
    choose: "Choose an image",
    change: "Change the image",
    none: "Use no image",
    heading: "Choose an image",
    upload: "Upload a new image",
    loading: "Loading",
    waiting: "Being prepared",
    manage: "Manage images",
    withoutScript: "To choose an image, your browser needs JavaScript.",
  },
};
