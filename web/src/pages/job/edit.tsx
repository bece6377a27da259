// Changing a job that waits.
import { useState } from "preact/hooks";
import type { Job, Problem } from "../../api";
import { call, curlOf, newKey } from "../../api";
import { jsonText } from "../../format";
import { refreshNow } from "../../live";
import { Command } from "../../parts/copy";
import { Dialog } from "../../parts/dialog";
import { toast } from "../../parts/toasts";

export function EditDialog({ job, path, close }: { job: Job; path: string; close: () => void }) {
  const payload = jsonText(job.payload ?? null);
  const redacted = payload.includes('"[redacted]"');
  const [form, setForm] = useState({ priority: String(job.priority), group: job.group ?? "", delay: "", payload });
  const [problem, setProblem] = useState("");
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change });
  const body: Record<string, unknown> = {};
  let wrong = "";
  if (form.priority !== String(job.priority)) body.priority = Number(form.priority);
  if (form.group !== (job.group ?? "")) body.group = form.group || null;
  if (form.delay) body.delay = form.delay;
  if (form.payload !== payload) {
    try {
      body.payload = JSON.parse(form.payload);
    } catch {
      wrong = "the payload is not JSON";
    }
  }
  const options = Object.entries(body).map(([name, value]) => ` --${name} ${name === "payload" ? `'${form.payload.replace(/'/g, "'\\''")}'` : (value ?? "none")}`);
  const save = async () => {
    try {
      await call(path, { method: "PATCH", body, key: newKey() });
      toast("Changed");
      refreshNow();
      close();
    } catch (error) {
      setProblem((error as Problem).detail);
    }
  };
  return (
    <Dialog title="Change this job" close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div class="pair">
          <label class="field">
            <span>Priority</span>
            <input value={form.priority} inputMode="numeric" onInput={(event) => set({ priority: event.currentTarget.value })} />
            <small>1 to 9, the highest first</small>
          </label>
          <label class="field">
            <span>Not before</span>
            <input value={form.delay} placeholder="as it is" onInput={(event) => set({ delay: event.currentTarget.value })} />
            <small>from now, such as 10m or 2h</small>
          </label>
        </div>
        <label class="field">
          <span>Group</span>
          <input value={form.group} placeholder="none" spellcheck={false} onInput={(event) => set({ group: event.currentTarget.value })} />
        </label>
        <label class="field">
          <span>Payload</span>
          <textarea rows={8} value={form.payload} disabled={redacted} spellcheck={false} onInput={(event) => set({ payload: event.currentTarget.value })} />
          <small>{redacted ? "parts of it are redacted here, so it cannot be changed here without losing them" : wrong || "JSON"}</small>
        </label>
        {problem && (
          <p class="bad" role="alert">
            {problem}
          </p>
        )}
        <details class="same">
          <summary>The same in a terminal</summary>
          <Command text={`pawl edit ${job.id}${options.join("")}`} />
          <Command text={curlOf(path, "PATCH", body)} />
        </details>
        <div class="buttons">
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" class="primary" disabled={wrong !== "" || options.length === 0}>
            Change
          </button>
        </div>
      </form>
    </Dialog>
  );
}
