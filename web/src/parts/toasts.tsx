// What is said for a few seconds in the corner.
import { signal } from "@preact/signals";
import { Copy } from "./copy";

interface Toast {
  id: number;
  text: string;
  bad: boolean;
  undo?: () => void;
  curl?: string; // the same in a terminal
}
const toasts = signal<Toast[]>([]);
let lastToast = 0;

export function toast(text: string, options: { bad?: boolean; undo?: () => void; curl?: string } = {}): void {
  const id = ++lastToast;
  toasts.value = [...toasts.value.slice(-3), { id, text, bad: options.bad ?? false, undo: options.undo, curl: options.curl }];
  setTimeout(() => (toasts.value = toasts.value.filter((one) => one.id !== id)), options.bad ? 8_000 : 4_000);
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map((one) => (
        <div key={one.id} class={one.bad ? "toast bad" : "toast"}>
          <span>{one.text}</span>
          {one.undo && (
            <button type="button" onClick={one.undo}>
              Undo
            </button>
          )}
          {one.curl && <Copy text={one.curl} label="Copy as curl" />}
        </div>
      ))}
    </div>
  );
}
