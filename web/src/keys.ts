// The keyboard: keys that are true everywhere, and those of the page that is shown. They can be switched off.
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { store, stored } from "./format";

export const keysOn = signal(stored("keys") !== "off");
export const helpShown = signal(false);
export const jumpShown = signal(false);

export function setKeys(on: boolean): void {
  keysOn.value = on;
  store("keys", on ? "on" : "off");
}

type Keys = Record<string, () => void>;
const layers: { current: Keys }[] = [];
let prefix = "";
let prefixAt = 0;

// What was rendered last counts at once: a key that comes before the next frame must not meet what was there before, or
// nothing at all.
export function useKeys(keys: Keys): void {
  const layer = useRef(keys);
  layer.current = keys;
  useLayoutEffect(() => {
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, []);
}

function typing(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return element?.closest?.("input, textarea, select, [contenteditable], dialog") !== null;
}

addEventListener("keydown", (event) => {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
    event.preventDefault();
    jumpShown.value = true;
    return;
  }
  if (!keysOn.value || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const key = Date.now() - prefixAt < 1_500 && prefix !== "" ? `${prefix} ${event.key}` : event.key;
  prefix = "";
  for (let i = layers.length - 1; i >= 0; --i) {
    const action = layers[i].current[key];
    if (action === undefined) continue;
    event.preventDefault();
    action();
    return;
  }
  if (event.key === "g") {
    prefix = "g";
    prefixAt = Date.now();
  }
});
