import type { ReactNode } from "react";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { FieldPair } from "../../../ui/field/field.tsx";
import { TextField } from "../../../ui/form/fields/text-field.tsx";
import { FormContext, type FormState, plainForm } from "../../../ui/form/form-context.ts";
import { type FieldKind, type FieldState, fieldKinds } from "./field-kinds.tsx";
import { type FieldWords, fieldWords } from "./field-words.ts";
import "../../../ui/form/form.css";
import "../gallery.css";

const kinds = Object.keys(fieldKinds) as FieldKind[];
const nameOf = (kind: FieldKind, state: FieldState) => `${kind}-${state}`;
const unfilled = new Set<FieldState>(["empty", "hint", "optional", "required"]);

/** Every form field in every state; for development only. */
export default function FieldGallery() {
  const words = fieldWords[useLocale()];
  return (
    <main id="main" className="wrap gallery">
      <h1>{words.title}</h1>
      <nav className="gallery-index" aria-label={words.index}>
        {kinds.map((kind) => (
          <a key={kind} href={`#${kind}`}>
            {words.kinds[kind]}
          </a>
        ))}
      </nav>
      <FormContext value={sampleFormState(words)}>
        {kinds.map((kind) => (
          <Kind key={kind} id={kind} title={words.kinds[kind]}>
            {statesOf(kind, words).map((state) => (
              <div key={state}>{sampleOf(kind, state, words)}</div>
            ))}
          </Kind>
        ))}
        <Kind id="findings" title={words.findings}>
          {(["pending", "good", "bad"] as const).map((tone) => (
            <TextField
              key={tone}
              name={`finding-${tone}`}
              prefix="@"
              watch={{ finding: { tone, text: findingOf(tone, words) } }}
              required
            />
          ))}
        </Kind>
        <section className="gallery-section gallery-form" aria-labelledby="autofill-title">
          <h2 className="gallery-title" id="autofill-title">
            {words.autofill}
          </h2>
          <TextField
            name="postalCode"
            watch={{
              finding: {
                tone: "good",
                text: words.postal.filled(Object.values(words.filledAddress).join("")),
              },
            }}
            required
          />
          <FieldPair>
            {Object.keys(words.filledAddress).map((name) => (
              <TextField key={name} name={name} required />
            ))}
          </FieldPair>
        </section>
      </FormContext>
    </main>
  );
}

function Kind({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="gallery-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="gallery-title" id={`${id}-title`}>
        {title}
      </h2>
      <div className="gallery-fields">{children}</div>
    </section>
  );
}

function statesOf(kind: FieldKind, words: FieldWords): FieldState[] {
  const { without = [] } = fieldKinds[kind];
  return (Object.keys(words.states) as FieldState[]).filter((state) => !without.includes(state));
}

function sampleOf(kind: FieldKind, state: FieldState, words: FieldWords): ReactNode {
  return fieldKinds[kind].render(
    {
      state,
      name: nameOf(kind, state),
      required: state !== "optional",
      hint: state === "hint" ? words.hint : state === "long" ? words.longHint : undefined,
      disabled: state === "disabled",
      readOnly: state === "readOnly",
    },
    words,
  );
}

function findingOf(tone: "pending" | "good" | "bad", words: FieldWords): string {
  if (tone === "bad") return words.taken;
  return tone === "good" ? words.handle.free : words.handle.asking;
}

/** A static form: each field gets the value and error of its state. */
function sampleFormState(words: FieldWords): FormState {
  const labels: Record<string, string> = { ...words.labels };
  const values: Record<string, string | string[]> = {
    postalCode: "101-0041",
    ...words.filledAddress,
  };
  const errors: Record<string, string> = {};
  for (const kind of kinds) {
    const { filled, long = filled, wrong, error } = fieldKinds[kind];
    for (const state of statesOf(kind, words)) {
      const name = nameOf(kind, state);
      labels[name] = words.states[state];
      if (state === "error") {
        errors[name] = words.errors[error];
        values[name] = wrong?.(words) ?? "";
      } else if (!unfilled.has(state)) {
        values[name] = state === "long" ? long(words) : filled(words);
      }
    }
  }
  for (const tone of ["pending", "good", "bad"] as const) {
    labels[`finding-${tone}`] = words.finding[tone];
    values[`finding-${tone}`] = tone === "bad" ? "koma" : "kotori";
  }
  return {
    ...plainForm,
    id: "states",
    words: words.form,
    labels,
    values,
    errors,
    filled: new Set(Object.keys(words.filledAddress)),
    touch: () => {},
  };
}
