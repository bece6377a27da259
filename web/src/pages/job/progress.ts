// What a running job says of its progress, as it says it.
import { useEffect, useState } from "preact/hooks";
import { type Job, apiUrl, parseJson, signedOut } from "../../api";

// The progress that the channel of the job has told last; undefined until it has.
export function useProgress(job: Job | undefined): unknown {
  const [told, setTold] = useState<{ id: string; progress: unknown } | null>(null);
  const id = job?.state === "running" ? job.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    let source: EventSource | null = null;
    const start = () => {
      if (source !== null || document.hidden || signedOut.value) return;
      source = new EventSource(apiUrl(`v1/channels/pawl/jobs/${encodeURIComponent(id)}`));
      source.addEventListener("progress", (message) => setTold({ id, progress: parseJson((message as MessageEvent<string>).data).progress }));
    };
    const stop = () => {
      source?.close();
      source = null;
    };
    const visible = () => (document.hidden ? stop() : start());
    start();
    document.addEventListener("visibilitychange", visible);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", visible);
    };
  }, [id]);
  // What was read when the job had ended is the last word.
  return told !== null && told.id === id ? told.progress : undefined;
}
