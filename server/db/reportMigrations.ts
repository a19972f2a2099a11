import type { Opening } from './database.ts';

/** Reports the beginning of a migration. Call the result to report the end. */
export function reportMigrations(count: number, before: string, { say, doing }: Pick<Opening, 'say' | 'doing'>) {
  const begun = performance.now();
  const migrations = `${count} ${count === 1 ? 'migration' : 'migrations'}`;
  doing?.(`updating the database, ${migrations}`);
  say?.(`The database is older than this program: ${migrations} to make. ${before}`);
  return (after: string) =>
    say?.(
      `The database is up to date, ${migrations} in ${((performance.now() - begun) / 1000).toFixed(1)} s. ${after}`,
    );
}
