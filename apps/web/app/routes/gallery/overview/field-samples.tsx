import { ChoiceTile, ChoiceTiles } from "../../../ui/field/choice-tile.tsx";
import { CodeBoxes } from "../../../ui/field/code-boxes.tsx";
import { ErrorSummary } from "../../../ui/field/error-summary.tsx";
import { FieldGroup, FieldPair } from "../../../ui/field/field.tsx";
import { InlineError } from "../../../ui/field/inline-error.tsx";
import { Select, Textarea, TextInput } from "../../../ui/field/input.tsx";
import { NumberStepper } from "../../../ui/field/number-stepper.tsx";
import { Checkbox, Radio, Switch } from "../../../ui/field/toggle.tsx";
import { GallerySection, nowhere } from "./gallery-section.tsx";
import { words } from "./sample-words.ts";

export function FieldSamples() {
  return (
    <>
      <GallerySection id="fields">
        <ErrorSummary
          title={words.twoFaults}
          errors={[
            { fieldId: "sample-kana", message: words.kanaFault },
            { fieldId: "sample-agree", message: words.agreementFault },
          ]}
        />
        <FieldGroup legend={words.leader}>
          <FieldPair>
            <TextInput
              id="sample-name"
              label={words.name}
              requiredMark={words.required}
              placeholder={words.nameExample}
            />
            <TextInput
              id="sample-kana"
              label={words.kana}
              requiredMark={words.required}
              defaultValue={words.katakanaName}
              error={words.kanaError}
            />
            <TextInput
              id="sample-nick"
              label={words.nickname}
              optionalMark={words.optional}
              hint={words.nicknameHint}
              defaultValue={words.nicknameValue}
              counter={{ used: 3, limit: 10 }}
              className="gallery-focus"
            />
            <TextInput
              id="sample-mail"
              label={words.mail}
              defaultValue="kotori@example.jp"
              readOnly
            />
            <Select id="sample-language" label={words.language} requiredMark={words.required}>
              <option>{words.japanese}</option>
              <option>English</option>
            </Select>
            <TextInput id="sample-city" label={words.city} defaultValue={words.cityValue} filled />
            <TextInput id="sample-off" label={words.disabledField} defaultValue="—" disabled />
          </FieldPair>
          <Textarea
            id="sample-note"
            label={words.memo}
            optionalMark={words.optional}
            hint={words.memoHint}
            defaultValue={words.memoValue}
            counter={{ used: 204, limit: 200 }}
            error={words.memoError}
          />
        </FieldGroup>
      </GallerySection>
      <GallerySection id="choices">
        <FieldGroup legend={words.experience}>
          <ChoiceTiles>
            <ChoiceTile name="sample-experience">{words.first}</ChoiceTile>
            <ChoiceTile name="sample-experience" defaultChecked note={words.threeTimes}>
              {words.sometimes}
            </ChoiceTile>
            <ChoiceTile name="sample-experience" disabled>
              {words.often}
            </ChoiceTile>
          </ChoiceTiles>
        </FieldGroup>
        <div className="cluster gallery-gap gallery-wide-gap">
          <Switch defaultChecked>{words.on}</Switch>
          <Switch>{words.off}</Switch>
          <Switch disabled>{words.unavailable}</Switch>
          <Radio name="sample-radio" defaultChecked>
            {words.yes}
          </Radio>
          <Radio name="sample-radio">{words.no}</Radio>
          <Checkbox defaultChecked>{words.agree}</Checkbox>
          <Checkbox note={words.changeableLater}>{words.receiveNews}</Checkbox>
          <Checkbox disabled>{words.unavailable}</Checkbox>
        </div>
        <Checkbox id="sample-agree" aria-invalid aria-describedby="sample-agree-error">
          <a href={nowhere}>{words.promise}</a>
          {words.agreeToIt}
        </Checkbox>
        <InlineError id="sample-agree-error">{words.agreementError}</InlineError>
      </GallerySection>
      <GallerySection id="codes">
        <div className="stack">
          <CodeBoxes label={words.code} value="407" readOnly />
          <CodeBoxes label={words.wrongCode} value="407123" readOnly aria-invalid />
          <NumberStepper
            aria-label={words.seats}
            defaultValue={2}
            min={1}
            max={2}
            lessLabel={words.lessSeats}
            moreLabel={words.moreSeats}
            isMax
          />
        </div>
      </GallerySection>
    </>
  );
}
