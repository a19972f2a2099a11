import type { StatedField } from '../../common/fields/stated.ts';
import type { Money } from '../../common/money/money.ts';
import type { PriceBreak } from '../../common/product/priceLadder.ts';
import type { CodeOfMaker } from '../../common/product/referencesText.ts';
import type { InDocument, Stored } from './field.ts';
import type { Form } from './sheet.ts';

/** Defines how a kind of field behaves on the server. */
export type Behaviour<Value> = {
  /** This is the value when nothing was entered. */
  blank: Value;
  /** How content documents hold it, where they do not hold the entered value. */
  document?: Pick<InDocument<Value>, 'write' | 'accepts'>;
  stored?: Stored<Value>;
  /** Null where spreadsheets hold the value in other columns than one of its own. */
  cell: Form<Value> | null;
  /** The words of the history, where they are not those of the cell. */
  history?: (value: Value) => string;
  isPicture?: true;
};

type Values = {
  text: string;
  lira: number | null;
  money: Money | null;
  count: number | null;
  flag: boolean;
  pictures: { url: string; alt: string | null }[];
  specs: { attributeId: string; values: string[] }[];
  ladder: PriceBreak[];
  crossReferences: CodeOfMaker[];
  references: string[];
};

/** The value that an admin enters for a field of a kind; those that `Values` does not name are texts that may be missing. */
export type ValueOf<Field extends StatedField> = Field extends { kind: 'choice'; words: infer Words }
  ? (keyof Words & string) | (Field extends { none: string } ? null : never)
  : Field['kind'] extends keyof Values
    ? Values[Field['kind']]
    : string | null;
