import { createHash } from 'node:crypto';

/**
 * Returns a statement without what differs from call to call and from engine to engine: marks of parameters, constants,
 * how many values a list has, and which of a row are given.
 */
export const shapeOf = (statement) =>
  statement
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+|'[^']*'|(?<![\w"])\d+(?:\.\d+)?(?![\w"])/g, '?')
    .replaceAll(/\?(, ?\?)+/g, '?')
    .replaceAll(
      /\((default|null|\?)(, ?(default|null|\?))*\)(, ?\((default|null|\?)(, ?(default|null|\?))*\))*/g,
      '(?)',
    )
    .trim();

/** How tests find out which tables to empty. */
const ofTests = /as name where exists \(select from "/;

/** Tells whether it reads or writes rows of the product; others, such as `begin`, are sent by each test. */
export const isQuery = (statement) =>
  /^\W*(select|insert|update|delete|with)\b/i.test(statement) && !ofTests.test(statement);

/** Returns the hash by which a shape is remembered. */
export const markOf = (statement) => createHash('sha256').update(shapeOf(statement)).digest('hex').slice(0, 10);
