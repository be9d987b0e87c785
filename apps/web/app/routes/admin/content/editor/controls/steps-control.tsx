import type { FieldValue } from "@takujo/contracts/content/editing/content-document";
import { useTranslations } from "@takujo/i18n/react";
import { Button } from "../../../../../ui/action/button.tsx";
import { Plus } from "../../../../../ui/generated/icons.ts";
import { Group } from "./list-control.tsx";
import { RowButtons } from "./row-buttons.tsx";
import type { ControlProps } from "./text-control.tsx";
import { useRows } from "./use-rows.ts";

interface Step {
  time: string;
  text: string;
}

/** The schedule, as time and text. */
export function StepsControl({ value, shell }: ControlProps) {
  const t = useTranslations("contentEditor.rows");
  const { rows, add, remove, moveUp } = useRows(stepsOf(value), { time: "", text: "" });
  return (
    <Group shell={shell}>
      <ol className="editor-rows">
        {rows.map(({ key, row }, index) => (
          <li key={key} className="editor-step">
            <input
              id={index === 0 ? shell.id : undefined}
              className="input num"
              name={`${shell.name}.time`}
              defaultValue={row.time}
              aria-label={t("time")}
              placeholder={t("timeExample")}
              autoComplete="off"
            />
            <input
              className="input"
              name={`${shell.name}.text`}
              defaultValue={row.text}
              aria-label={t("text")}
              autoComplete="off"
            />
            <RowButtons index={index} onRemove={() => remove(key)} onUp={() => moveUp(key)} />
          </li>
        ))}
      </ol>
      <Button variant="quiet" size="small" icon={<Plus />} onClick={add}>
        {t("add")}
      </Button>
    </Group>
  );
}

function stepsOf(value: FieldValue): Step[] {
  return Array.isArray(value)
    ? value.filter((row): row is Step => typeof row === "object" && "time" in row)
    : [];
}
