import type { Db } from '../db/database.ts';
import type { ImageStore } from '../storage/storageOf.ts';
import type { Progress } from './progress.ts';

/** The limits of a job. A job that exceeds them is ended, and the server is not affected. */
export type JobLimits = {
  /** The most milliseconds that the job may run. */
  time: number;
  /** Additional milliseconds to start the process and load modules, until the job calls `loaded`. */
  loading?: number;
  /** The most memory of the whole process, as the operating system counts it. */
  megabytes: number;
};

/** The surroundings of a job: it runs beside the server process, over the same files. */
export type Workplace = {
  /** Opens the database at the first call; it is closed when the job ends. */
  openDb(): Promise<Db>;
  images: ImageStore;
  progress: Progress;
  /** Starts the clock of the job's time limit. */
  loaded(): Promise<void>;
};

/**
 * Work that would block the event loop, or whose crash would end the process. Input and result are sent between processes:
 * they are plain data without functions.
 */
export type Job<Input, Result> = {
  /** The name by which server/worker.ts finds the job among those of all files *.job.ts. */
  name: string;
  /**
   * Each lane runs one job at a time, so that an upload does not wait for a long import, nor an admin for visitors. The
   * lanes of visitors, downloads and suppliers run two, and addresses, admins or profiles take turns.
   */
  lane: 'short' | 'long' | 'suppliers' | 'visitors' | 'downloads';
  limits: JobLimits;
  /** The error when it takes more than the limits allow. */
  tooMuch(): Error;
  /** Loads its modules only when it runs, so that the server process does not load them. */
  run(input: Input, place: Workplace): Promise<Result>;
};

/** Callbacks about a job for its caller, and a signal that cancels it. */
export type Following = {
  onStart?(): void;
  onProgress?(done: number, total: number): void;
  signal?: AbortSignal | undefined;
  /** Receives the milliseconds of processor that the job has used, also when it has failed. */
  onSpent?(milliseconds: number): void;
  /** The address, the admin or the profile whose turn the job takes in a lane with turns. */
  visitor?: string;
};

/** Thrown where a job ends because this process does. */
export class ProcessEnds extends Error {}

export type JobState = 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELED';

/** How far a job is; `total` is 0 until it is known, and rises while the job finds out how much there is to do. */
export type JobStatus = { id: string; state: JobState; done: number; total: number };
