// The limits of a queue or a group: only what was changed is sent; an empty field takes a limit away.
import { useState } from "preact/hooks";
import { type Problem, call, curlOf, may } from "./api";
import { Card } from "./parts/layout";
import { ScopeNote } from "./parts/actions";
import { Command } from "./parts/copy";
import { toast } from "./parts/toasts";

export interface NumberField {
  name: string;
  label: string;
  hint: string;
  value: number | undefined;
}

interface Limits {
  path: string;
  cli: string; // the command that does the same, without its options
  numbers: NumberField[];
  rate: { limit: number; per: number } | undefined;
  ordered?: boolean; // of a group
  saved: () => void;
}

export function LimitsForm({ path, cli, numbers, rate, ordered, saved }: Limits) {
  const initial: Record<string, string> = {
    ...Object.fromEntries(numbers.map(({ name, value }) => [name, value?.toString() ?? ""])),
    rate_limit: rate?.limit.toString() ?? "",
    rate_per: rate ? `${rate.per}s` : "1s",
    ordered: ordered ? "yes" : "",
  };
  const [form, setForm] = useState<Record<string, string> | null>(null);
  const [problem, setProblem] = useState("");
  const values = form ?? initial;
  const set = (name: string, value: string) => setForm({ ...values, [name]: value });
  const body: Record<string, unknown> = {};
  const options: string[] = [];
  for (const { name } of numbers) {
    if (values[name] === initial[name]) continue;
    body[name] = values[name] === "" ? null : Number(values[name]);
    options.push(`--${name.replace(/_/g, "-")} ${values[name] || "none"}`);
  }
  if (values.rate_limit !== initial.rate_limit || (values.rate_limit !== "" && values.rate_per !== initial.rate_per)) {
    body.rate = values.rate_limit === "" ? null : { limit: Number(values.rate_limit), per: values.rate_per };
    options.push(`--rate ${values.rate_limit === "" ? "none" : `${values.rate_limit}/${values.rate_per}`}`);
  }
  if (values.ordered !== initial.ordered) {
    body.ordered = values.ordered === "yes";
    options.push(body.ordered ? "--ordered" : "--unordered");
  }
  const changed = options.length > 0;
  const save = async () => {
    try {
      await call(path, { method: "PATCH", body });
      toast("Saved");
      setForm(null);
      setProblem("");
      saved();
    } catch (error) {
      setProblem((error as Problem).detail);
    }
  };
  const fixed = !may("admin");
  const field = (name: string, label: string, hint: string) => (
    <label class="field">
      <span>{label}</span>
      <input value={values[name]} placeholder="no limit" inputMode="numeric" disabled={fixed} onInput={(event) => set(name, event.currentTarget.value)} />
      <small>{hint}</small>
    </label>
  );
  return (
    <Card title="Limits" tools={<ScopeNote />}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {numbers.slice(0, 1).map(({ name, label, hint }) => field(name, label, hint))}
        <div class="pair">
          {field("rate_limit", "Rate", "how many jobs may start")}
          <label class="field">
            <span>in</span>
            <input value={values.rate_per} disabled={fixed || values.rate_limit === ""} onInput={(event) => set("rate_per", event.currentTarget.value)} />
            <small>such as 1s, 5m, 1h</small>
          </label>
        </div>
        {numbers.slice(1).map(({ name, label, hint }) => field(name, label, hint))}
        {ordered !== undefined && (
          <label class="check-label">
            <input type="checkbox" checked={values.ordered === "yes"} disabled={fixed} onClick={(event) => set("ordered", event.currentTarget.checked ? "yes" : "")} />
            ordered: one job at a time, strictly in turn, retries included
          </label>
        )}
        {problem && (
          <p class="bad" role="alert">
            {problem}
          </p>
        )}
        {!fixed && (
          <div class="buttons">
            <button type="button" disabled={!form} onClick={() => setForm(null)}>
              Reset
            </button>
            <button type="submit" class="primary" disabled={!changed}>
              Save
            </button>
          </div>
        )}
        {changed && (
          <details class="same">
            <summary>The same in a terminal</summary>
            <Command text={`${cli} ${options.join(" ")}`} />
            <Command text={curlOf(path, "PATCH", body)} />
          </details>
        )}
      </form>
    </Card>
  );
}
