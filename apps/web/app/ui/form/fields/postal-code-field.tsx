import { useEffect, useRef, useState } from "react";
import type { FieldFinding } from "../../field/field-status.tsx";
import { Select, TextInput } from "../../field/input.tsx";
import { type FieldProps, type ReadOnly, useField, useForm } from "../form-context.ts";
import { whenSettled } from "../settled.ts";
import { codeDigits } from "./code-text.ts";
import { type Fold, foldOnLeaving } from "./text-field.tsx";

export interface PostalArea {
  prefecture: string;
  city: string;
  town: string;
  /** A company or office with its own code. */
  office?: string | undefined;
}

export interface PostalCodeWords {
  /** The label of the choice between areas with the same code. */
  choose: string;
  chooseFirst: string;
  filled: (address: string) => string;
  unknown: string;
}

type PostalCodeFieldProps = FieldProps &
  ReadOnly & {
    words: PostalCodeWords;
    fold: Fold;
    /** The areas of a seven-digit code, empty for an unknown one; rejects when the lookup fails. */
    lookUp: (code: string, signal: AbortSignal) => Promise<readonly PostalArea[]>;
    /** The names of the fields to fill; without one for the town, the city field takes both. */
    fills: { prefecture: string; city: string; town?: string | undefined };
  };

export function PostalCodeField(props: PostalCodeFieldProps) {
  const { words, fold, lookUp, fills } = props;
  const field = useField(props);
  const { fill } = useForm();
  const [areas, setAreas] = useState<readonly PostalArea[] | null>(null);
  const [finding, setFinding] = useState<FieldFinding | null>(null);
  const asked = useRef<{ code: string; abort: AbortController }>(null);
  useEffect(() => () => asked.current?.abort.abort(), []);

  const use = (area: PostalArea) => {
    const { prefecture, city, town } = area;
    fill({
      [fills.prefecture]: prefecture,
      ...(fills.town === undefined
        ? { [fills.city]: city + town }
        : { [fills.city]: city, [fills.town]: town }),
    });
    setFinding({ tone: "good", text: words.filled(prefecture + city + town) });
  };
  const ask = async (typed: string) => {
    const code = codeDigits(typed, 8);
    if (asked.current?.code === code) return;
    asked.current?.abort.abort();
    const question = { code, abort: new AbortController() };
    asked.current = question;
    setAreas(null);
    setFinding(null);
    if (code.length !== 7) return;
    // If the lookup fails, the visitor types the address.
    const found = await lookUp(code, question.abort.signal).catch(() => null);
    if (asked.current !== question) return;
    setAreas(found);
    if (found?.length === 0) setFinding({ tone: "bad", text: words.unknown });
    if (found?.[0] && found.length === 1) use(found[0]);
  };
  return (
    <>
      <TextInput
        {...field.shell}
        finding={field.shell.error ? null : finding}
        className="input-number input-short"
        disabled={props.disabled}
        readOnly={props.readOnly}
        {...whenSettled((control) => void ask(control.value))}
        name={field.name}
        defaultValue={field.text}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="next"
        aria-required={field.required}
        onBlur={foldOnLeaving(fold)}
      />
      {areas && areas.length > 1 && (
        <Select
          id={`${field.shell.id}-area`}
          label={words.choose}
          defaultValue=""
          onChange={({ currentTarget }) => {
            const area = areas[Number(currentTarget.value)];
            if (area) use(area);
          }}
        >
          <option value="" disabled>
            {words.chooseFirst}
          </option>
          {areas.map(({ prefecture, city, town, office }, index) => (
            <option key={`${city}${town}${office}`} value={index}>
              {[prefecture + city + town, office].filter(Boolean).join(" ")}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}
