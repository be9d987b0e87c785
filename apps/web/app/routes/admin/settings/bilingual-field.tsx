import { FieldPair } from "../../../ui/field/field.tsx";
import { TextareaField, TextField } from "../../../ui/form/fields/text-field.tsx";

type BilingualFieldProps = {
  name: string;
  hint?: string | undefined;
  hintEn?: string | undefined;
  required?: boolean | undefined;
};

/** In both languages, beside each other. */
export function BilingualField({ name, hint, hintEn, required }: BilingualFieldProps) {
  return (
    <FieldPair>
      <TextField name={`${name}.ja`} lang="ja" autoComplete="off" hint={hint} required={required} />
      <TextField
        name={`${name}.en`}
        lang="en"
        autoComplete="off"
        hint={hintEn}
        required={required}
      />
    </FieldPair>
  );
}

/** The same with several lines. */
export function BilingualLines({ name, hint, rows = 2 }: BilingualLinesProps) {
  return (
    <FieldPair>
      <TextareaField name={`${name}.ja`} rows={rows} hint={hint} />
      <TextareaField name={`${name}.en`} rows={rows} />
    </FieldPair>
  );
}

type BilingualLinesProps = { name: string; hint?: string | undefined; rows?: number };
