/** 'busy': others have been writing for so long that it was given up. */
export type StorageProblem = 'full' | 'readOnly' | 'unavailable' | 'busy';

/** By the codes of Node's file system and the beginnings of SQLite's, which has finer ones below them. */
const problems: [code: RegExp, problem: StorageProblem][] = [
  // No room for the file of the log's index, which each opening makes.
  [/^SQLITE_IOERR_SHMSIZE/, 'full'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG)/, 'full'],
  [/^SQLITE_BUSY/, 'busy'],
  [/^(SQLITE_READONLY_DBMOVED)/, 'unavailable'],
  [/^(SQLITE_READONLY|SQLITE_PERM|EROFS|EACCES|EPERM)/, 'readOnly'],
  [/^(SQLITE_IOERR|SQLITE_CORRUPT|SQLITE_NOTADB|SQLITE_CANTOPEN|EIO|ENOTDIR|EEXIST|EMFILE|ENFILE)/, 'unavailable'],
];

/** The disk or a file on it does not do what it is there for; `cause` says what happened. */
export class StorageFailure extends Error {
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, cause: unknown) {
    super(`The storage failed: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** The failure of the storage behind an error; undefined when it is another one. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (error instanceof StorageFailure) return error;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const [, problem] = problems.find(([pattern]) => pattern.test(code)) ?? [];
  return problem ? new StorageFailure(problem, error) : storageFailureOf(error.cause);
}
