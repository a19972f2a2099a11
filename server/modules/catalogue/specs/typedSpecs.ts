import { typedNumber } from '../../../../common/measures/measures.ts';
import { badInput } from '../../../core/errors.ts';
import type { StoredSpec } from '../../../db/tables/tables.ts';
import type { SpecInput } from '../../../generated/resolvers.ts';
import type { Definitions } from '../references/definitions.ts';

/**
 * Returns specs whose values are texts as people type them: programs may send numbers instead, so that no notation is
 * guessed. Throws `BAD_USER_INPUT` that names the place, such as 'specs.2.numbers'.
 */
export const typedSpecs = (specs: SpecInput[], { attributes }: Pick<Definitions, 'attributes'>): StoredSpec[] =>
  specs.map(({ attributeId, values, numbers, unit }, at) => {
    const refuse = (message: string) => badInput(`specs.${at}.${numbers ? 'numbers' : 'values'}`, message);
    if ((values != null) === (numbers != null)) throw refuse('Give either values or numbers.');
    if (!numbers) return { attributeId, values: values ?? [] };
    const attribute = attributes.get(attributeId);
    const typed = numbers.map((number) => `${typedNumber(number)}${unit ? ` ${unit}` : ''}`);
    if (!attribute || attribute.kind === 'NUMBER' || typed.length === 0) return { attributeId, values: typed };
    if (attribute.kind !== 'RANGE') throw refuse(`“${attribute.name}” has no numbers: give values.`);
    if (typed.length !== 2) throw refuse(`“${attribute.name}” is a range: give its lower and its upper end.`);
    return { attributeId, values: [typed.join(' … ')] };
  });
