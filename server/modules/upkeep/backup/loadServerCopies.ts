/** Loads the functions for a database on a server; a site on SQLite never needs them. */
export const loadServerCopies = () => import('../../../db/move/serverCopies.ts');
