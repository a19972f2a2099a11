/** 'busy' means that the work was given up since others were writing for too long. */
export type StorageProblem = 'full' | 'readOnly' | 'unavailable' | 'busy';

/** The patterns are codes of Node's file system, and the beginnings of SQLite's more detailed codes. */
const problems: [code: RegExp, problem: StorageProblem][] = [
  // There is no room for the index file of the log, which each opening creates.
  [/^SQLITE_IOERR_SHMSIZE/, 'full'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG)/, 'full'],
  [/^SQLITE_BUSY/, 'busy'],
  [/^(SQLITE_READONLY_DBMOVED)/, 'unavailable'],
  [/^(SQLITE_READONLY|SQLITE_PERM|EROFS|EACCES|EPERM)/, 'readOnly'],
  [/^(SQLITE_IOERR|SQLITE_CORRUPT|SQLITE_NOTADB|SQLITE_CANTOPEN|EIO|ENOTDIR|EEXIST|EMFILE|ENFILE)/, 'unavailable'],
];

/** A failure of the disk, of a file or of the database; `cause` is the original error. */
export class StorageFailure extends Error {
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, cause: unknown) {
    super(`The storage failed: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** Returns the failure of the storage behind an error; undefined for other errors. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (error instanceof StorageFailure) return error;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const [, problem] = problems.find(([pattern]) => pattern.test(code)) ?? [];
  return problem ? new StorageFailure(problem, error) : storageFailureOf(error.cause);
}
