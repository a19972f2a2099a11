/**
 * The table that a database has until a move into it is finished. It notes the origin of the rows, and how far each table
 * is copied. No site starts on such a database.
 */
export const noteTable = 'unfinished_move';

/** This is the key of the note about the origin of the rows. */
export const originKey = '';

export const halfMoved = (where: string) =>
  new Error(
    `A move into ${where} is not finished: go on with it by the same npm run move as before, or begin with an empty one.`,
  );

/** The name of a server's database, without user and password. */
export const serverName = (url: string) => `postgres://${new URL(url).host}${new URL(url).pathname}`;
