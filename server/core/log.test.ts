import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { StorageFailure } from '../db/storageFailure.ts';
import { badInput } from './errors.ts';
import { fromFailure, toFailure } from '../jobs/jobMessages.ts';
import { createLog } from './log.ts';

const typed = 'Işıl Ağırbaş <isil@ornek.com.tr>';

function thrown(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

/** Builds errors the way nodemailer, sharp and bucket clients do. */
const foreign = (more: object, cause?: unknown) =>
  Object.assign(new Error(`no: ${typed}`, { cause }), { input: typed, ...more });
const ofPostgres = Object.assign(new pg.DatabaseError(`invalid: "${typed}"`, 1, 'error'), {
  code: '22P02',
  detail: typed,
});
const ofBucket = new (class NoSuchKey extends Error {
  readonly $metadata = { httpStatusCode: 404, requestId: typed };
})(typed);

/** The line of the log about it. */
function lineOf(error: unknown): string {
  const lines: string[] = [];
  createLog('info', { write: (line: string) => void lines.push(line) }).error({ err: error }, 'it failed');
  return lines.join('');
}

const errors: [string, unknown, string][] = [
  [
    'a mail server',
    foreign({ code: 'EENVELOPE', responseCode: 550, response: typed, rejected: [typed] }),
    '"responseCode":550',
  ],
  ['PostgreSQL, by Drizzle', new DrizzleQueryError('insert', [typed], ofPostgres), '"code":"22P02"'],
  ['the storage', new StorageFailure('unavailable', foreign({ code: 'SQLITE_IOERR' })), '"code":"SQLITE_IOERR"'],
  ['a bucket', ofBucket, '"status":404'],
  ['a parser of JSON', thrown(() => JSON.parse(`{"name": ${typed}`)), '"type":"SyntaxError"'],
  ['Node', thrown(() => new URL(typed)), '"code":"ERR_INVALID_URL"'],
  ['a refusal that names what was wrong', badInput('email', typed), '"type":"DomainError"'],
  [
    'one that another caused',
    new Error('The file was not stored.', { cause: foreign({ code: 'EIO' }) }),
    '"code":"EIO"',
  ],
  ['what is no error', typed, '"type":"string"'],
];

test.each(errors)('the log has the code of an error of %s, and no word of its input', (_, error, code) => {
  // Once in this process, and once from a worker: the class and the fields of an error are lost between processes.
  const arrived = fromFailure(structuredClone(toFailure(error)));
  for (const line of [lineOf(error), lineOf(arrived)]) expect(line).not.toMatch(/Işıl|Ağırbaş|isil@/);
  expect(lineOf(error)).toContain(code);
});

test('a bug of the program keeps its message and its place in the log, also from another process', () => {
  const bug = thrown(() => (undefined as unknown as { seq: number }).seq);
  for (const error of [bug, fromFailure(structuredClone(toFailure(bug)))]) {
    expect(lineOf(error)).toContain("Cannot read properties of undefined (reading 'seq')");
    expect(lineOf(error)).toMatch(/log\.test\.ts:\d+:\d+/);
  }
});
