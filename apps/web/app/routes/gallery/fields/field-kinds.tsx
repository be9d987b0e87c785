import { type ReactNode, useEffect, useRef } from "react";
import {
  CheckboxField,
  ChoiceTilesField,
  RadioField,
  SwitchField,
} from "../../../ui/form/fields/choice-field.tsx";
import { CodeField } from "../../../ui/form/fields/code-field.tsx";
import { ComboboxField } from "../../../ui/form/fields/combobox-field.tsx";
import type { ImageCropWords } from "../../../ui/form/fields/image-crop.tsx";
import { ImageField } from "../../../ui/form/fields/image-field.tsx";
import { NumberField } from "../../../ui/form/fields/number-field.tsx";
import { PostalCodeField } from "../../../ui/form/fields/postal-code-field.tsx";
import {
  DateField,
  PhoneField,
  SelectField,
  SocialField,
  TextareaField,
  TextField,
} from "../../../ui/form/fields/text-field.tsx";
import type { FieldProps, ReadOnly } from "../../../ui/form/form-context.ts";
import { folds } from "../form-schema.ts";
import type { FieldWords } from "./field-words.ts";

export type FieldKind = keyof FieldWords["kinds"];
export type FieldState = keyof FieldWords["states"];
type SampleProps = FieldProps & ReadOnly & { state: FieldState };

interface KindOfField {
  filled: (words: FieldWords) => string | string[];
  /** The long value; by default the filled-in one. */
  long?: (words: FieldWords) => string;
  /** The invalid value; empty by default. */
  wrong?: (words: FieldWords) => string;
  error: keyof FieldWords["errors"];
  /** States that do not apply to it. */
  without?: readonly FieldState[];
  render: (props: SampleProps, words: FieldWords) => ReactNode;
}

const choicesOf = (words: FieldWords) =>
  Object.entries(words.options).map(([value, label]) => ({ value, label }));
const memoLimit = 60;
const choice = () => "sometimes";

export const fieldKinds: Record<FieldKind, KindOfField> = {
  text: {
    filled: ({ text }) => text,
    long: ({ longText }) => longText,
    error: "text",
    render: ({ state: _, ...props }) => <TextField {...props} autoComplete="off" />,
  },
  email: {
    filled: () => "kotori@example.jp",
    long: () => "kotori.morino.who.brings.a.game.for.every.letter@long-subdomain.example.jp",
    wrong: () => "kotori＠example",
    error: "email",
    render: ({ state: _, ...props }) => (
      <TextField {...props} type="email" inputMode="email" autoComplete="off" fold={folds.email} />
    ),
  },
  textarea: {
    filled: ({ memo }) => memo,
    long: ({ memo }) => memo.repeat(4),
    wrong: ({ memo }) => memo.repeat(2),
    error: "textarea",
    render: ({ state: _, ...props }) => <TextareaField {...props} limit={memoLimit} rows={3} />,
  },
  select: {
    filled: choice,
    long: () => "often",
    error: "pick",
    without: ["readOnly"],
    render: (props, words) => (
      <SelectField {...props}>
        <option value="">{words.choose}</option>
        {choicesOf(words).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    ),
  },
  combobox: {
    filled: choice,
    long: () => "often",
    error: "pick",
    without: ["readOnly"],
    render: ({ state: _, ...props }, words) => (
      <ComboboxField
        {...props}
        options={choicesOf(words)}
        emptyLabel={words.choose}
        words={words.combobox}
      />
    ),
  },
  radio: {
    filled: choice,
    error: "pick",
    without: ["readOnly"],
    render: (props, words) => <RadioField {...props} choices={choicesOf(words)} />,
  },
  checkbox: {
    filled: () => "on",
    error: "agree",
    without: ["readOnly", "optional"],
    render: ({ hint, ...props }) => <CheckboxField {...props} note={hint} />,
  },
  tiles: {
    filled: () => ["first", "often"],
    error: "pick",
    without: ["readOnly"],
    render: (props, words) => <ChoiceTilesField {...props} choices={choicesOf(words)} several />,
  },
  switch: {
    filled: () => "on",
    wrong: () => "on",
    error: "switch",
    without: ["readOnly", "optional", "required"],
    render: ({ hint, ...props }) => <SwitchField {...props} note={hint} />,
  },
  number: {
    filled: () => "2",
    long: () => "1000",
    wrong: () => "5",
    error: "number",
    render: ({ state, ...props }, words) => (
      <NumberField {...props} words={words.seats} min={1} max={state === "long" ? 9999 : 4} />
    ),
  },
  date: {
    filled: () => "2026-11-14",
    wrong: () => "2027-01-01",
    error: "date",
    render: ({ state: _, ...props }) => <DateField {...props} />,
  },
  code: {
    filled: () => "407123",
    wrong: () => "123450",
    error: "code",
    without: ["readOnly", "optional"],
    render: (props) => <CodeField {...props} />,
  },
  phone: {
    filled: () => "090-1234-5678",
    wrong: () => "03-12",
    error: "phone",
    render: ({ state: _, ...props }) => <PhoneField {...props} fold={folds.phone} />,
  },
  postal: {
    filled: () => "101-0041",
    wrong: () => "101-004",
    error: "postal",
    render: (props, words) => (
      <PostalCodeField
        {...props}
        words={words.postal}
        fold={folds.postalCode}
        // The lookup is shown on the page of the whole form.
        lookUp={() => Promise.reject(new Error("not asked here"))}
        fills={{ prefecture: "", city: "" }}
      />
    ),
  },
  social: {
    filled: () => "kotori_plays",
    long: () => "kotori_who_brings_a_game_for_every_letter_of_her_name",
    wrong: () => "kotori.plays",
    error: "social",
    render: ({ state: _, ...props }) => <SocialField {...props} prefix="@" fold={folds.social} />,
  },
  image: {
    filled: () => "",
    error: "image",
    without: ["readOnly"],
    render: ({ state, ...props }, words) => (
      <ImageSample {...props} isFilled={state === "filled"} words={words.crop} />
    ),
  },
};

type ImageSampleProps = FieldProps & {
  isFilled: boolean;
  words: ImageCropWords & { unreadable: string };
};

/** HTML cannot fill a file input, but a script can: this one draws a die and selects it. */
function ImageSample({ isFilled, ...props }: ImageSampleProps) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = holder.current?.querySelector("input");
    if (isFilled && input) void pickDrawing(input);
  }, [isFilled]);
  return (
    <div ref={holder}>
      <ImageField {...props} />
    </div>
  );
}

async function pickDrawing(input: HTMLInputElement): Promise<void> {
  const width = 640;
  const height = 480;
  const board = new OffscreenCanvas(width, height);
  const context = board.getContext("2d");
  if (!context) return;
  context.fillStyle = "#0c5447";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#f6b222";
  for (const [x, y] of [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.5, 0.5],
    [0.2, 0.8],
    [0.8, 0.8],
  ] as const) {
    context.beginPath();
    context.arc(x * width, y * height, height / 9, 0, 2 * Math.PI);
    context.fill();
  }
  const holder = new DataTransfer();
  holder.items.add(new File([await board.convertToBlob()], "five.png", { type: "image/png" }));
  input.files = holder.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
