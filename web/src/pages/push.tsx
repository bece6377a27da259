// A dialog that pushes a job.
import { useState } from "preact/hooks";
import { Problem, call, curlOf, newKey } from "../api";
import { Command } from "../parts/copy";
import { Dialog } from "../parts/dialog";
import { toast } from "../parts/toasts";
import { go, pageOfJob } from "../router";

const kFields: [string, string, string][] = [
  ["queue", "Queue", "as its type"],
  ["group", "Group", "none"],
  ["delay", "Not before", "at once; or 10m, 2h"],
  ["id", "Id", "one is made"],
];

export function PushDialog({ queue, close }: { queue?: string; close: () => void }) {
  const [form, setForm] = useState<Record<string, string>>({ type: "", queue: queue ?? "", payload: "{}" });
  const [problem, setProblem] = useState("");
  const [key] = useState(newKey());
  const set = (name: string, value: string) => setForm({ ...form, [name]: value });
  const body: Record<string, unknown> = { type: form.type };
  const options: string[] = [];
  for (const [name] of kFields) {
    if (!form[name]) continue;
    body[name] = form[name];
    options.push(` --${name} ${form[name]}`);
  }
  let wrong = "";
  try {
    body.payload = JSON.parse(form.payload || "null");
  } catch {
    wrong = "this is not JSON";
  }
  const push = async () => {
    try {
      const job = await call<{ id: string }>("v1/jobs", { method: "POST", body, key });
      toast("Pushed");
      close();
      go(pageOfJob(job.id));
    } catch (error) {
      setProblem(error instanceof Problem ? error.detail : String(error));
    }
  };
  const field = (name: string, label: string, placeholder: string, required = false) => (
    <label class="field" key={name}>
      <span>{label}</span>
      <input value={form[name] ?? ""} placeholder={placeholder} required={required} spellcheck={false} onInput={(event) => set(name, event.currentTarget.value)} />
    </label>
  );
  return (
    <Dialog title="Push a job" close={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void push();
        }}
      >
        <div class="pair">
          {field("type", "Type", "what is to be done", true)}
          {field(...kFields[0])}
        </div>
        <div class="pair">{kFields.slice(1).map((one) => field(...one))}</div>
        <label class="field">
          <span>Payload</span>
          <textarea rows={6} value={form.payload} spellcheck={false} onInput={(event) => set("payload", event.currentTarget.value)} />
          <small>{wrong || "JSON"}</small>
        </label>
        {problem && (
          <p class="bad" role="alert">
            {problem}
          </p>
        )}
        <details class="same">
          <summary>The same in a terminal</summary>
          <Command text={`pawl push ${form.type || "TYPE"}${options.join("")} --payload '${(form.payload ?? "").replace(/'/g, "'\\''")}'`} />
          <Command text={curlOf("v1/jobs", "POST", body)} />
        </details>
        <div class="buttons">
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="submit" class="primary" disabled={form.type === "" || wrong !== ""}>
            Push
          </button>
        </div>
      </form>
    </Dialog>
  );
}
