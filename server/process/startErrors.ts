import { strangerOf, userName } from './users.ts';
import { storageFailureOf, type StorageFailure } from '../db/storageFailure.ts';

type SystemError = Error & { code?: string; path?: string; port?: number; hostname?: string };

/** Explains in one sentence why a start failed, and what to do about it. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path, port, hostname, message } = error as SystemError;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop the program that uses it, or set PORT to another one.`;
    case 'EACCES':
      if (port) return `Port ${port} may not be used by this user: set PORT to one above 1023.`;
      return unwritable(path);
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EROFS':
    case 'EPERM':
    case 'ENOENT':
      return unwritable(path);
    case 'SQLITE_CANTOPEN':
      return unwritable();
    case 'EADDRNOTAVAIL':
      return 'HOST is not an address of this machine.';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `No address is known of ${hostname}: check HOST.`;
    case 'ERR_MODULE_NOT_FOUND':
    case 'MODULE_NOT_FOUND':
    case 'ERR_DLOPEN_FAILED':
      return `A part of the program cannot be loaded (${message.replace(/\n.*/s, '')}): its folder is being changed, or was left half changed. Run npm ci and npm run build in it, and start again.`;
    default: {
      if (code === undefined && isSentence(message)) return message;
      const failure = storageFailureOf(error);
      return failure ? sentenceOf(failure) : (error.stack ?? message);
    }
  }
}

function sentenceOf({ problem, cause }: StorageFailure) {
  const said = cause instanceof Error ? cause.message : String(cause);
  const isOnServer = cause instanceof Error && 'severity' in cause;
  switch (problem) {
    case 'full':
      return `The disk of the ${isOnServer ? 'database’s server' : 'data folder'} is full: free some space and start again.`;
    case 'readOnly':
      return isOnServer
        ? `The database cannot be written (${said}): let the user in DATABASE_URL write it, and start again.`
        : unwritable();
    case 'busy':
      return 'Another process has been writing to the database for too long: end it, or wait until it is done, and start again.';
    case 'unavailable':
      return `The storage cannot be used (${said}): see that disk, database and bucket work, and start again.`;
  }
}

function unwritable(path?: string) {
  const stranger = path === undefined ? undefined : strangerOf(path);
  if (stranger !== undefined && process.getuid?.() !== 0)
    return `${path} belongs to ${stranger} and not to ${userName()}: as root, run chown -R ${userName()}: on the data folder.`;
  return `The data folder cannot be written${path ? ` (${path})` : ''}: set DATA_DIR to a folder that this user may write.`;
}

/** Whether a message is one of this program's sentences; other errors are bugs, whose stack helps more. */
const isSentence = (message: string) => message.endsWith('.');
