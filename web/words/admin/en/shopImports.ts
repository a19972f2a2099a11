import { countText, listFormat } from '../../../../common/text/locale.ts';
import { language, plural } from './locale.ts';

/** The words of other shops' files: the steps that their columns need, and the preset that fits a file. */

const unitsOf = listFormat({ type: 'unit' }, language);

export const htmlStep = 'HTML to text';
export const pathStep = 'Category path';
export const stockStep = 'Stock count';
export const someLabel = 'More than 0 becomes';
export const noneLabel = 'All others become';
export const stockText = (some: string, none: string) => `In stock: ${some}, else ${none}`;

export const looksLike = (program: string) => `This looks like an export of ${program}.`;
export const whatHappens =
  'Its columns, variants, attributes and categories are known. Nothing is written before the trial.';
export const picturesFrom = (host: string) =>
  `Pictures are fetched from ${host} after the import, and stored on this site.`;
export const readAsThis = (program: string) => `Read it as ${program}`;
export const otherFile = 'It is another file';
export const notAdded = 'The profile was not added. Try again.';
export const leftTitle = 'What is left in the file';
export const leftValues = (count: number) => plural(count, { one: '1 value', other: `${countText(count)} values` });
export const picturesWait = (count: number) =>
  plural(count, {
    one: '1 picture is fetched after the import.',
    other: `${countText(count)} pictures are fetched after the import.`,
  });
const fetched = (count: number) => `${countText(count)} fetched`;
const waiting = (count: number) => `${countText(count)} waiting`;
const left = (count: number) => `${countText(count)} left`;
export const picturesFetched = (counts: { done: number; waiting: number; left: number }) =>
  `Pictures: ${unitsOf.format([
    fetched(counts.done),
    ...(counts.waiting > 0 ? [waiting(counts.waiting)] : []),
    ...(counts.left > 0 ? [left(counts.left)] : []),
  ])}`;
export const levels = 'Levels';
export const profileName = (program: string, number: number) => (number < 2 ? program : `${program} ${number}`);
