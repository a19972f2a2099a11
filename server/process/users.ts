import { statSync } from 'node:fs';
import { userInfo } from 'node:os';

/** Who runs this process: a name, or a number where the machine knows none. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return `user ${process.getuid?.()}`;
    throw error;
  }
}

/** The owner of a file or folder of somebody else; undefined for our own, and for what nobody may look at. */
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
