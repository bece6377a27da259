// A field that proposes how its last word may go on: arrow keys choose, Tab or Enter takes it.
import { useRef, useState } from "preact/hooks";

interface SuggestProps {
  id: string;
  value: string;
  placeholder: string;
  label: string;
  wrong?: boolean;
  after: (word: string) => string[]; // whole words that begin with what has been typed
  submit: (value: string) => void;
}

const kShown = 10;

// The word that is being typed: from the last space that is not within quotes.
function lastWord(text: string): string {
  return /(?:[^\s"]|"(?:\\.|[^"\\])*"?)*$/.exec(text)?.[0] ?? "";
}

export function Suggest({ id, value, placeholder, label, wrong, after, submit }: SuggestProps) {
  const [text, setText] = useState<string | null>(null); // null: as it is in the URL
  const [at, setAt] = useState(-1);
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const shown = text ?? value;
  const word = lastWord(shown);
  const found = open ? after(word).filter((one) => one !== word).slice(0, kShown) : [];
  const done = (next: string) => {
    setText(null);
    setOpen(false);
    setAt(-1);
    submit(next.trim());
  };
  const take = (one: string) => {
    const next = shown.slice(0, shown.length - word.length) + one;
    setAt(-1);
    if (one.endsWith(":")) setText(next);
    else done(next);
    field.current?.focus();
  };
  return (
    <span class="suggest">
      <input
        ref={field}
        id={id}
        type="search"
        role="combobox"
        aria-label={label}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={at >= 0 && at < found.length ? `${id}-${at}` : undefined}
        aria-invalid={wrong}
        autocomplete="off"
        value={shown}
        placeholder={placeholder}
        spellcheck={false}
        onFocus={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          if (text !== null && text.trim() !== value) done(text);
        }}
        onInput={(event) => {
          setText(event.currentTarget.value);
          setOpen(true);
          setAt(-1);
        }}
        onSearch={(event) => event.currentTarget.value === "" && value !== "" && done("")}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown" || event.key === "ArrowUp") {
            event.preventDefault();
            setOpen(true);
            setAt(Math.max(-1, Math.min(found.length - 1, at + (event.key === "ArrowDown" ? 1 : -1))));
          } else if ((event.key === "Enter" || event.key === "Tab") && at >= 0 && found[at] !== undefined) {
            event.preventDefault();
            take(found[at]);
          } else if (event.key === "Enter") {
            event.preventDefault();
            done(shown);
          } else if (event.key === "Escape" && found.length > 0) {
            event.preventDefault();
            setOpen(false);
          }
        }}
      />
      <ul id={`${id}-list`} role="listbox" aria-label="Suggestions" hidden={found.length === 0}>
        {found.map((one, i) => (
          <li
            key={one}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            onPointerDown={(event) => {
              event.preventDefault(); // the field keeps the focus
              take(one);
            }}
          >
            {one}
          </li>
        ))}
      </ul>
    </span>
  );
}
