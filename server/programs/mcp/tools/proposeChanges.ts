import { z } from 'zod';
import { takingPart, type StatedField, type TakingPart } from '../../../../common/fields/stated.ts';
import { mostItems } from '../../../../common/generated/mostItems.ts';
import { ProductChanges } from '../../../../common/generated/validators.ts';
import { product } from '../../../../common/product/product.ts';
import { ProgramProposeDocument } from '../../generated/operations.ts';
import { inOrder } from '../../told.ts';
import { tool } from '../tool.ts';

type Proposed = TakingPart<typeof product, 'proposals'>;
type Values = (typeof ProductChanges)['shape'];
/** A program leaves out what stays as it is. */
type Rules = { [Name in Proposed]: z.ZodOptional<z.ZodType<z.infer<Values[Name]>>> };

/** Returns the rule of a value that is given. */
function given(rule: z.ZodType): z.ZodType {
  if (rule instanceof z.ZodOptional || rule instanceof z.ZodNullable) return given(rule.unwrap() as z.ZodType);
  return rule instanceof z.ZodPipe ? given(rule.out as z.ZodType) : rule;
}

/** Returns the limits of a rule of the API alone: the API converts values, too, which the description of a tool cannot say. */
function limitsOf(rule: z.ZodType): z.ZodType {
  const value = given(rule);
  if (value instanceof z.ZodString) {
    const text = value.minLength === null ? z.string() : z.string().min(value.minLength);
    return value.maxLength === null ? text : text.max(value.maxLength);
  }
  if (value instanceof z.ZodNumber) {
    const number = value.isInt ? z.number().int() : z.number();
    return number.min(value.minValue ?? -Infinity).max(value.maxValue ?? Infinity);
  }
  if (value instanceof z.ZodArray) return z.array(limitsOf(value.element as z.ZodType));
  if (!(value instanceof z.ZodObject)) return value;
  const rules = Object.entries(value.shape as Record<string, z.ZodType>).map(([name, one]) => {
    const limits = limitsOf(one);
    return [name, one.safeParse(undefined).success ? limits.nullish() : limits] as const;
  });
  return z.strictObject(Object.fromEntries(rules));
}

const about: Partial<Record<StatedField['kind'], string>> = {
  lira: 'In lira with KDV; null: on request. It follows the list price of a product that has one: change that.',
  money: 'What the price list says: an amount in its currency, with or without KDV. The price in lira follows it.',
  ladder: 'From so many units on, the price is this one, in lira with KDV. The ladder is replaced as a whole.',
};

const most: Partial<Record<string, number>> = mostItems.ProductChanges;

function ruleOf(name: Proposed) {
  const field: StatedField = product[name];
  const limits = limitsOf(ProductChanges.shape[name]);
  const list = limits instanceof z.ZodArray ? limits.max(most[name] ?? Infinity) : limits;
  // The words stand in the order of the statement.
  const value = field.kind === 'choice' ? z.enum(Object.keys(field.words)) : list;
  // A text that every product has cannot be cleared.
  const rule = (field.kind === 'text' ? value : value.nullable()).optional();
  // The fields that programs read are described there.
  const text = about[field.kind] ?? (field.leftOut?.programs && field.told?.about);
  return text ? rule.describe(text) : rule;
}

const known: Proposed[] = [
  ...(['price', 'priceQuantity', 'availability', 'leadDays', 'name', 'description', 'brand'] as const),
  ...(['stockCode', 'manufacturerCode', 'gtin', 'categoryId'] as const),
];

/** The values of a product that a program gives. */
export const givenValues = Object.fromEntries(
  inOrder(takingPart(product, 'proposals'), known).map((name) => [name, ruleOf(name)]),
) as Rules;

const change = z.strictObject({
  id: z.string().max(200).optional().describe("The product's id."),
  code: z.string().max(60).optional().describe('Or its stock code. Give one of the two.'),
  ...givenValues,
});

export const proposeChanges = tool({
  name: 'propose_changes',
  title: 'Propose changes of products',
  description: [
    'Checks changes of up to a hundred products as a save would, and writes none of them: the answer says old',
    'and new, and has a link. A person with a login opens the link and confirms or declines. Give the link to',
    'the person; never say that anything was changed.',
  ].join(' '),
  scopes: ['WRITE_PRODUCTS', 'WRITE_PRICES'],
  input: z.object({
    rows: z.array(change).min(1).max(100).describe('What is left out of a row stays as it is; null clears.'),
    reason: z.string().max(1000).default('').describe('Why, for the person who decides.'),
  }),
  output: z.object({
    link: z.string().describe('For the person who decides.'),
    expiresAt: z.string(),
    changes: z.array(
      z.object({
        product: z.string(),
        fields: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
      }),
    ),
  }),
  async answer({ rows, reason }, { ask, origin }) {
    const { proposeChanges: made } = await ask(ProgramProposeDocument, {
      rows: rows.map(({ id, code, ...changes }) => ({ id, stockCode: code, changes })),
      reason,
    });
    return {
      link: new URL(`/admin/proposals/${made.id}`, origin).href,
      expiresAt: made.expiresAt,
      changes: made.changes.map(({ name, fields }) => ({
        product: name,
        fields: fields.map(({ label, before, after }) => ({ field: label, before, after })),
      })),
    };
  },
});
