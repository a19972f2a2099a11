export type JobState = 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELED';

/** How far a job is; `total` is 0 until it is known, and rises while the job finds out how much there is to do. */
export type JobStatus = { id: string; state: JobState; done: number; total: number };
