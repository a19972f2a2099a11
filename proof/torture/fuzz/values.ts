import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLInputType,
} from 'graphql';
import type { Dice } from '../../../server/testing/random/dice.ts';

/** Each of these texts has broken programs before. */
const texts = [
  '',
  ' ',
  'Sabit Bilyalı Rulman 6204-2RS',
  'İIıiŞşĞğÇçÖöÜü',
  '\u0000',
  '\ud800',
  '🔩'.repeat(50),
  'x'.repeat(5000),
  '%_"\'*-:^(NEAR AND OR NOT',
  '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
  '/uploads/products/../../site.db',
  'https://a.example/b.png',
  'javascript:alert(1)',
  'admin@vitrin.example',
  '1738669741160',
  'rulmanlar-ve-güç-aktarım',
  '__proto__',
  'constructor',
  '9007199254740993',
  '1e999',
] as const;
const numbers = [0, 1, -1, 5, 20, 100, 101, 2147483647, -2147483648, 2147483648, 0.1, 1e21, 99.999] as const;
const anything = [null, true, 0, 'text', [], {}, [[[]]], { a: { b: 1 } }, [null]] as const;

export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

/** Makes a value of the type; `wrong` is the share of values that have another type. */
export function valueOf(type: GraphQLInputType, dice: Dice, wrong: number, depth = 0): Value {
  if (dice.happens(wrong)) return dice.one(anything);
  if (isNonNullType(type)) return valueOf(type.ofType, dice, wrong, depth) ?? '';
  if (dice.happens(0.15)) return null;
  if (isListType(type)) {
    const item = type.ofType;
    return Array.from({ length: dice.upTo(dice.happens(0.05) ? 300 : 3) }, () => valueOf(item, dice, wrong, depth + 1));
  }
  if (isEnumType(type)) return type.getValues()[dice.upTo(type.getValues().length - 1)]?.name ?? null;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => (isRequiredInputField(field) && !dice.happens(wrong)) || dice.happens(0.5),
    );
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.type, dice, wrong, depth + 1)]));
  }
  if (type.name === 'Boolean') return dice.happens(0.5);
  if (type.name === 'Int' || type.name === 'Float') return dice.one(numbers);
  return type.name === 'JSON' ? dice.one(anything) : dice.one(texts);
}
