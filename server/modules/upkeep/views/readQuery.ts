import { z } from 'zod';
import { formats } from '../../../../common/limits.ts';
import { badInput } from '../../../core/errors.ts';

const line = z.string().check(formats.LINE());

/** Reads an address behind its question mark. Throws `BAD_USER_INPUT` for characters that hide what a filter says. */
export function readQuery(query: string): URLSearchParams {
  const params = new URLSearchParams(query);
  for (const [name, value] of params)
    for (const text of [name, value]) {
      const { error } = line.safeParse(text);
      if (error) throw badInput('query', error.issues[0]?.message ?? 'The address cannot be read.');
    }
  return params;
}
