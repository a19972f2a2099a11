import { readdirSync, readFileSync } from 'node:fs';

/** The processes that this one has started. */
export function children(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1];
        return Number(parent) === process.pid ? [Number(name)] : [];
      } catch (error) {
        // It ended in the meantime.
        if (error instanceof Error && 'code' in error) return [];
        throw error;
      }
    });
}
