/**
 * Returns null where the database of the site cannot be read: a damaged one is the best reason for a restore, so it must not
 * prevent one.
 */
export function unlessDamaged<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
}
