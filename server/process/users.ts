import { statSync } from 'node:fs';
import { userInfo } from 'node:os';

/** The user of this process, by name, or by number where the machine knows no name. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return `user ${process.getuid?.()}`;
    throw error;
  }
}

/** The owner of another user's file or folder; undefined for this user's own, and where the owner cannot be read. */
export function strangerOf(path: string): string | undefined {
  try {
    const { uid } = statSync(path);
    if (uid === process.getuid?.()) return undefined;
    return uid === 0 ? 'root' : `user ${uid}`;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
