import type { ReactNode } from "react";
import { ChipLink, ChipList } from "../../../ui/action/chip.tsx";

type FilterChipsProps<Value extends string> = {
  label: string;
  className?: string;
  /** In display order. */
  values: readonly Value[];
  current: Value | undefined;
  path: (value: Value) => string;
  /** What a chip says. */
  children: (value: Value) => ReactNode;
};

/** Filters a list by one field, whose values are links. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, className, values, current, path, children } = props;
  return (
    <nav className={className} aria-label={label}>
      <ChipList>
        {values.map((value) => (
          <ChipLink key={value} to={path(value)} current={value === current}>
            {children(value)}
          </ChipLink>
        ))}
      </ChipList>
    </nav>
  );
}
