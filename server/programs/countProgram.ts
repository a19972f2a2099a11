import type { Context } from '../context/context.ts';

/** Counts in the site's own figures that a program has asked, and by what: 'mcp:search_products'. No row says which program. */
export function countProgram({ figures }: Pick<Context, 'figures'>, asked: string) {
  figures.add('PROGRAM');
  figures.add('PROGRAM', asked);
}
