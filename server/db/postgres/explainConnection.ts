import pg from 'pg';
import { StorageFailure } from '../storageFailure.ts';

/** Says in one sentence, without the password, why the database cannot be opened. Other errors are returned unchanged. */
export function explainConnection(error: unknown, url: string): unknown {
  const cause = error instanceof StorageFailure ? error.cause : error;
  const sentence = sentenceOf(cause, new URL(url));
  return sentence ? new Error(sentence, { cause: error }) : error;
}

function sentenceOf(error: unknown, { host, pathname, username }: URL): string | undefined {
  const database = decodeURIComponent(pathname.slice(1));
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  switch (code) {
    case '28P01':
    case '28000':
      return `The server of the database at ${host} does not let ${username} in (${error.message}): check the name and the password in DATABASE_URL.`;
    case '3D000':
      return `There is no database ${database} at ${host}: make it first, or check DATABASE_URL.`;
    case '57P03':
    case '53300':
      return `The server of the database at ${host} accepts no connections just now (${error.message}): try again in a moment, or look into its log.`;
    case '42501':
      return (
        `The rights of ${username} do not suffice for the database ${database} (${error.message}): ` +
        'let it make tables, triggers and temporary tables there.'
      );
  }
  if (error instanceof pg.DatabaseError) return undefined;
  const isOurs = error.message.endsWith('.');
  return isOurs
    ? undefined
    : `The server of the database at ${host} cannot be reached (${code || error.message}): check DATABASE_URL.`;
}
