// What a page says instead of data.
import type { ComponentChildren } from "preact";
import { type Problem, curlOf, detailOf } from "../api";
import { clock } from "../format";
import { Copy } from "./copy";

export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <path d="M8 18l5-9h22l5 9v20H8zM8 18h10l3 5h6l3-5h10" />
      </svg>
      <p class="empty-title">{title}</p>
      {children}
    </div>
  );
}

export function ProblemBox({ problem, at, retry, path }: { problem: Problem; at?: number; retry: () => void; path?: string }) {
  if (problem.status === 401) return null; // the sign-in is over the page
  return (
    <div class="problem" role="alert">
      <div>
        <strong>{problem.title}</strong>
        <p>{detailOf(problem)}</p>
        <p class="faint">
          {problem.status > 0 && `${problem.status} `}
          {problem.code}
          {at ? ` · what you see is from ${clock(at).slice(11)}` : ""}
        </p>
      </div>
      <div class="row">
        {path && <Copy text={curlOf(path)} label="Copy as curl" />}
        <button type="button" onClick={retry}>
          Try again
        </button>
      </div>
    </div>
  );
}

// Grey boxes for the first reading, if it takes long enough to notice.
export function Skeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div class="skeleton" aria-busy="true" aria-label="Loading">
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} />
      ))}
    </div>
  );
}
