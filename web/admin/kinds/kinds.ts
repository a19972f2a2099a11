import { choice, flag } from './choice.tsx';
import { count } from './count.tsx';
import { crossReferences } from './crossReferences/crossReferences.tsx';
import type { Kind, KindName } from './kind.ts';
import { ladder } from './ladder.tsx';
import { lira } from './lira.tsx';
import { money } from './money.tsx';
import { picture, pictures } from './pictures/pictures.tsx';
import { reference } from './reference.tsx';
import { line, text } from './text.tsx';

/** The kinds of fields that know no subject; those of specs and of lists of ids stand with what they name. */
export const kinds = {
  text,
  line,
  code: line,
  gtin: line,
  lira,
  money,
  count,
  flag,
  choice,
  picture,
  pictures,
  ladder,
  crossReferences,
  reference,
} satisfies Partial<Record<KindName, Kind>>;
