// What is said for a few seconds in the corner.
import { signal } from "@preact/signals";

interface Toast {
  id: number;
  text: string;
  bad: boolean;
  undo?: () => void;
}
const toasts = signal<Toast[]>([]);
let lastToast = 0;

export function toast(text: string, options: { bad?: boolean; undo?: () => void } = {}): void {
  const id = ++lastToast;
  toasts.value = [...toasts.value.slice(-3), { id, text, bad: options.bad ?? false, undo: options.undo }];
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
        </div>
      ))}
    </div>
  );
}
