/**
 * The table that stands in a database as long as a move into it is not finished: where its rows come from, and for each
 * table how far they have come. No site starts on it.
 */
export const noteTable = 'unfinished_move';

/** The key under which it says where the rows come from. */
export const originKey = '';

export const halfMoved = (where: string) =>
  new Error(
    `A move into ${where} is not finished: go on with it by the same npm run move as before, or begin with an empty one.`,
  );

/** Without user and password. */
export const serverName = (url: string) => `postgres://${new URL(url).host}${new URL(url).pathname}`;
