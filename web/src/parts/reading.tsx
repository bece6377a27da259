// What a page shows while what it is about cannot be read.
import type { ComponentChildren } from "preact";
import type { Data } from "../live";
import { Page } from "./layout";
import { Empty, ProblemBox, Skeleton } from "./notices";

// What stands for a page while its one thing has not been read, or is not there.
export function Unread({ data, path, title, up, missing, children }: { data: Data<unknown>; path: string; title: string; up: ComponentChildren; missing: string; children?: ComponentChildren }) {
  return (
    <Page title={title} sub={up}>
      {data.problem?.status === 404 ? (
        <Empty title={missing}>{children}</Empty>
      ) : data.problem ? (
        <ProblemBox problem={data.problem} retry={data.reload} path={path} />
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}

// The page has been read before, and now it cannot be.
export function Stale({ data, path }: { data: Data<unknown>; path: string }) {
  return data.problem && <ProblemBox problem={data.problem} at={data.at} retry={data.reload} path={path} />;
}
