// What can be copied: texts and commands.
import { useState } from "preact/hooks";

export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  // Pages that came over plain HTTP have no clipboard.
  const area = document.createElement("textarea");
  area.value = text;
  area.className = "off-screen";
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}

export function Copy({ text, label = "Copy" }: { text: string; label?: string }) {
  const [done, setDone] = useState(false);
  return (
    <button
      type="button"
      class="copy"
      title={label}
      aria-label={label}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void copyText(text).then(() => {
          setDone(true);
          setTimeout(() => setDone(false), 1_000);
        });
      }}
    >
      <svg class="glyph" viewBox="0 0 16 16" aria-hidden="true">
        {done ? <path d="M3 8.500l3.500 3.500L13 4.500" /> : <path d="M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3" />}
      </svg>
    </button>
  );
}

export function Command({ text }: { text: string }) {
  return (
    <div class="command">
      <code tabIndex={0}>{text}</code>
      <Copy text={text} label="Copy the command" />
    </div>
  );
}
