import type { ReactNode } from "react";

type SegmentedControlProps<Value extends string> = {
  label: string;
  name: string;
  value: Value;
  options: { value: Value; label: string; icon?: ReactNode; lang?: string | undefined }[];
  onChoose?: ((value: Value) => void) | undefined;
};

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, name, value: chosen, options, onChoose } = props;
  return (
    <div className="segmented-control" role="radiogroup" aria-label={label}>
      {options.map(({ value, label: text, icon, lang }) => (
        <label key={value} className="segmented-control-option" lang={lang}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            onChange={() => onChoose?.(value)}
          />
          {icon}
          {text}
        </label>
      ))}
    </div>
  );
}
