import { numberFormat } from '../../../../common/text/locale.ts';
import type { NamedFileRowFragment, NamedProductFragment, PictureBatchQuery } from './namedPictures.generated.ts';
import * as words from '../../../words/admin/en/namedPictures.ts';

export type Batch = NonNullable<PictureBatchQuery['pictureBatch']>;
export type NamedFile = NamedFileRowFragment;
export type NamedProduct = NamedProductFragment;
export type Place = NonNullable<Batch['place']>;

export interface Found {
  matched: NamedFile[];
  /** These wait for an answer. */
  asked: NamedFile[];
  same: NamedFile[];
  leftOut: NamedFile[];
  refused: NamedFile[];
  /** How many pictures, documents and products the button is about. */
  pictures: number;
  documents: number;
  products: number;
}

/** Sorts the files of a batch by what becomes of them. */
export function foundIn(files: readonly NamedFile[]): Found {
  const of = (...outcomes: NamedFile['outcome'][]) => files.filter(({ outcome }) => outcomes.includes(outcome));
  const matched = of('MATCHED');
  const pictures = matched.filter(({ isDocument }) => !isDocument).length;
  return {
    matched,
    asked: [...of('SEVERAL'), ...of('NONE')],
    same: of('SAME'),
    leftOut: of('LEFT_OUT'),
    refused: of('REFUSED'),
    pictures,
    documents: matched.length - pictures,
    products: new Set(matched.map(({ product }) => product?.id)).size,
  };
}

const decimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Returns '1,8 MB' or '12 KB', as the Turkish catalogue writes numbers. */
export const sizeOf = (bytes: number) =>
  bytes < 100_000 ? words.kbCeil(Math.ceil(bytes / 1024)) : words.mbBytes(decimal.format(bytes / 1024 / 1024));

/** Files that are needed and have not come. */
export const isToSend = ({ isSent, problem, outcome }: NamedFile) =>
  !isSent && problem === null && outcome !== 'LEFT_OUT';
