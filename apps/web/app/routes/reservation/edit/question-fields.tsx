import type { EventQuestion } from "@takujo/contracts/generated/games/types.gen";
import { ChoiceTilesField } from "../../../ui/form/fields/choice-field.tsx";
import { TextField } from "../../../ui/form/fields/text-field.tsx";
import { answerField } from "./form-schema.ts";

/** The organizer's questions. */
export function QuestionFields({ questions }: { questions: EventQuestion[] }) {
  return questions.map((question) => {
    const { key, required, choices } = question;
    const name = answerField(question);
    return (
      <div key={key} className="choice-part reserving-question">
        {choices ? (
          <ChoiceTilesField
            name={name}
            required={required}
            choices={choices.map((choice) => ({ value: choice.key, label: choice.label }))}
          />
        ) : (
          <TextField name={name} required={required} autoComplete="off" />
        )}
      </div>
    );
  });
}
