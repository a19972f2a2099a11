/** What is done with a database on a server; a site on SQLite does not load it. */
export const onServer = () => import('../../../db/move/serverCopies.ts');
