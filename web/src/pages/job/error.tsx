// The error of a run, with its backtrace.
import { useState } from "preact/hooks";
import type { Schema } from "../../api";
import { Copy } from "../../parts/copy";

type RunError = Schema["RunErrorShown"];

const kLines = 5; // of the backtrace, before it is opened

// The message, and the backtrace that opens.
export function ErrorText({ error, wrap = true }: { error: RunError; wrap?: boolean }) {
  const [all, setAll] = useState(false);
  const trace = error.backtrace ?? [];
  return (
    <>
      <p class="error-text">{error.message}</p>
      {trace.length > 0 && (
        <pre class={wrap ? "trace" : "trace nowrap"} tabIndex={0}>
          {(all ? trace : trace.slice(0, kLines)).join("\n")}
        </pre>
      )}
      {trace.length > kLines && (
        <button type="button" class="link pad" onClick={() => setAll(!all)}>
          {all ? "show less" : `${trace.length - kLines} more lines`}
        </button>
      )}
    </>
  );
}

export function ErrorCard({ error }: { error: RunError }) {
  const [wrap, setWrap] = useState(true);
  const trace = error.backtrace ?? [];
  const text = `${error.type}: ${error.message}${trace.map((line) => `\n  ${line}`).join("")}`;
  return (
    <section class="card error-card">
      <header>
        <h2>
          <span class="bad">{error.type}</span>
        </h2>
        <div class="row">
          {trace.length > 0 && (
            <button type="button" class="link" onClick={() => setWrap(!wrap)}>
              {wrap ? "do not wrap" : "wrap"}
            </button>
          )}
          <Copy text={text} label="Copy the error" />
        </div>
      </header>
      <ErrorText error={error} wrap={wrap} />
    </section>
  );
}
