import { badInput } from '../core/errors.ts';

/**
 * A token names a change of the history by its number, an import by its id, or a deletion by its entry of the bin. Clients take
 * it as it is.
 */
export type Undoable = { kind: 'change'; changeSeq: number } | { kind: 'import' | 'deletion'; id: string };

export const tokenOfChange = (changeSeq: number) => encoded(`change:${changeSeq}`);
export const tokenOfImport = (id: string) => encoded(`import:${id}`);
export const tokenOfDeletion = (entryId: string) => encoded(`deletion:${entryId}`);

const encoded = (text: string) => Buffer.from(text).toString('base64url');

/** Throws `BAD_USER_INPUT` for what is no token. */
export function readToken(token: string): Undoable {
  const [, kind, name = ''] = /^(change|import|deletion):(.+)$/.exec(Buffer.from(token, 'base64url').toString()) ?? [];
  if (kind === 'import') return { kind, id: name };
  const isNumber = /^\d{1,15}$/.test(name);
  if (kind === 'deletion' && isNumber) return { kind, id: name };
  if (kind === 'change' && isNumber) return { kind, changeSeq: Number(name) };
  throw badInput('token', 'This is no token of a change, a deletion or an import.');
}
