// What the state of a job allows.

export const kRunnable = ["scheduled", "retrying", "suspended", "completed", "failed", "dead", "waiting"];
export const kEnded = ["completed", "failed", "dead", "terminated"];
export const kEditable = ["queued", "scheduled", "retrying", "suspended"];
