import type { Translate } from "@takujo/contracts/rules/message";
import { lookUpPostalCode } from "../../../shell/form/look-up-postal-code.ts";
import { useDuplicateCheck } from "../../../shell/form/use-duplicate-check.ts";
import { FieldGroup, FieldPair } from "../../../ui/field/field.tsx";
import {
  CheckboxField,
  ChoiceTilesField,
  RadioField,
  SwitchField,
  SwitchList,
} from "../../../ui/form/fields/choice-field.tsx";
import { ImageField } from "../../../ui/form/fields/image-field.tsx";
import { ListField, useCell } from "../../../ui/form/fields/list-field.tsx";
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
import { ResetButton, SubmitButton } from "../../../ui/form/form-buttons.tsx";
import { folds, maxSeats, noteLimit, readHandle } from "../form-schema.ts";
import type { SampleFormWords } from "../form-words.ts";

const bytes = (text: string) => new TextEncoder().encode(text).length;
const choicesOf = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

type SampleFormProps = { words: SampleFormWords; t: Translate };

export function SampleForm({ words, t }: SampleFormProps) {
  const handle = useDuplicateCheck({
    read: readHandle,
    isTaken: askForHandle,
    words: { ...words.handle, taken: (value) => t("rule.notTaken", { value }) },
  });
  return (
    <>
      <FieldGroup legend={words.you}>
        <FieldPair>
          <TextField name="name" autoComplete="name" required />
          <TextField
            name="kana"
            hint={words.kanaHint}
            autoComplete="off"
            fold={folds.kana}
            required
          />
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            fold={folds.email}
            required
          />
          <PhoneField name="phone" fold={folds.phone} />
          <DateField name="birthday" autoComplete="bday" />
          <SelectField name="language" autoComplete="language" required>
            <option value="">{words.choose}</option>
            <option value="ja">日本語</option>
            <option value="en">English</option>
          </SelectField>
          <TextField
            name="handle"
            hint={words.handle.hint}
            prefix="@"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            fold={folds.social}
            watch={handle}
          />
        </FieldPair>
      </FieldGroup>
      <FieldGroup legend={words.address}>
        <PostalCodeField
          name="postalCode"
          words={words.postal}
          fold={folds.postalCode}
          lookUp={lookUpPostalCode}
          fills={{ prefecture: "prefecture", city: "city", town: "town" }}
          required
        />
        <FieldPair>
          <TextField name="prefecture" autoComplete="address-level1" required />
          <TextField name="city" autoComplete="address-level2" required />
          <TextField name="town" autoComplete="address-line1" />
        </FieldPair>
      </FieldGroup>
      <FieldGroup legend={words.more}>
        <RadioField name="visit" choices={choicesOf(words.visits)} required />
        <ChoiceTilesField name="games" choices={choicesOf(words.gameNames)} several required />
        <NumberField name="seats" words={words.seats} min={1} max={maxSeats} required />
        <TextareaField name="note" hint={words.noteHint} limit={noteLimit} measure={bytes} />
        <ListField name="guests" words={words.rows} className="gallery-guest">
          {(buttons) => (
            <>
              <GuestCells words={words} />
              {buttons}
            </>
          )}
        </ListField>
        <SocialField name="x" prefix="@" fold={folds.social} />
        <ImageField name="picture" words={words.crop} />
        <SwitchList>
          <SwitchField name="reminder" note={words.reminderNote} />
          <SwitchField name="newsletter" note={words.newsletterNote} />
        </SwitchList>
        <CheckboxField name="agreed" required />
      </FieldGroup>
      <div className="form-actions">
        <SubmitButton>{words.send}</SubmitButton>
        <ResetButton>{words.reset}</ResetButton>
      </div>
    </>
  );
}

function GuestCells({ words: { labels } }: Pick<SampleFormProps, "words">) {
  return (
    <>
      <input
        {...useCell("name")}
        className="input"
        placeholder={labels["guests.name"]}
        autoComplete="off"
      />
      <input
        {...useCell("kana")}
        className="input"
        placeholder={labels["guests.kana"]}
        autoComplete="off"
      />
    </>
  );
}

/** Asks the gallery's own endpoint whether the handle is taken. */
async function askForHandle(handle: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(`/gallery/handles/${encodeURIComponent(handle)}`, { signal });
  if (!response.ok) throw new Error(`The handle could not be looked up (${response.status})`);
  const { isTaken } = (await response.json()) as { isTaken: boolean };
  return isTaken;
}
