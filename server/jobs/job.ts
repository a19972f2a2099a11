import type { Db } from '../db/database.ts';
import type { ImageStore } from '../storage/imageStore.ts';
import type { Progress } from './progress.ts';

/** What a job may take; one that takes more is ended, and the process goes on. */
export type JobLimits = {
  /** Milliseconds. */
  time: number;
  /** Additional milliseconds to start the process and load modules, until the job calls `loaded`. */
  loading?: number;
  /** Of memory, all that the operating system gives. */
  megabytes: number;
};

/** Where a job works: beside the process that asked for it, over the same files. */
export type Workplace = {
  /** Opened at the first call; closed when the job ends. */
  openDb(): Promise<Db>;
  images: ImageStore;
  progress: Progress;
  /** Starts the clock of the job's time limit. */
  loaded(): Promise<void>;
};

/**
 * Work that would hold up the event loop, or that could take the process with it. Input and result travel between
 * processes: plain data, without functions.
 */
export type Job<Input, Result> = {
  /** By which server/worker.ts knows it. */
  name: string;
  /**
   * Each lane runs one job at a time, so that an upload does not wait for a long import, nor an admin for visitors. The
   * lane of visitors runs two, and addresses take turns.
   */
  lane: 'short' | 'long' | 'visitors';
  limits: JobLimits;
  /** The error when it takes more than the limits allow. */
  tooMuch(): Error;
  /** Loads what it needs only when it runs, so that the process which asks for it does not. */
  run(input: Input, place: Workplace): Promise<Result>;
};

/** What whoever asks for a job wants to hear of it, and how it can be broken off. */
export type Following = {
  onStart?(): void;
  onProgress?(done: number, total: number): void;
  signal?: AbortSignal;
  /** The address whose turn the job takes in the lane of visitors. */
  visitor?: string;
};
