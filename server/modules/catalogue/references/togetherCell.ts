import type { Form } from '../../../fields/sheet.ts';

/** Separates the products of one cell. */
const separator = '|';

/** A cell holds ids of products, in their order. A file may name stock codes as well, which the plan of an import looks up. */
export const togetherCell: Form<string[]> = {
  write: (ids) => ids.join(` ${separator} `),
  read: (cell) => [
    ...new Set(
      String(cell)
        .split(separator)
        .map((named) => named.trim().normalize('NFC'))
        .filter((named) => named !== ''),
    ),
  ],
};
