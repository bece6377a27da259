// The list that a job was opened from: its neighbours there, and the way back to it.
import { location$, path } from "./router";

interface Trail {
  page: string; // the list as it was, with its filters
  ids: string[];
}

let shown: Trail | null = null;
let followed: Trail | null = null;

// A list of jobs is on the screen.
export function showList(ids: string[]): void {
  shown = { page: path.value + location$.value.search, ids };
}

export interface Neighbours {
  list: string;
  at: number; // from 1
  of: number;
  before?: string;
  after?: string;
}

// Where the job stands in the list that it was opened from. Its own lists come later, and do not count.
export function neighboursOf(id: string): Neighbours | null {
  if (shown?.ids.includes(id)) followed = shown;
  const at = followed?.ids.indexOf(id) ?? -1;
  if (followed === null || at < 0) return null;
  return { list: followed.page, at: at + 1, of: followed.ids.length, before: followed.ids[at - 1], after: followed.ids[at + 1] };
}
