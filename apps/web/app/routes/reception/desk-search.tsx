import { Search } from "../../ui/generated/icons.ts";

type DeskSearchProps = {
  label: string;
  placeholder?: string;
  typed: string;
  onType: (typed: string) => void;
  /** On Enter: opens what was found, if it is one. */
  onEnter: () => void;
};

/** Finds while one types, without the server. */
export function DeskSearch({
  label,
  placeholder = label,
  typed,
  onType,
  onEnter,
}: DeskSearchProps) {
  return (
    <search>
      <form
        className="rc-search"
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        <Search />
        <input
          className="input"
          type="search"
          aria-label={label}
          placeholder={placeholder}
          value={typed}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => onType(target.value)}
        />
      </form>
    </search>
  );
}
