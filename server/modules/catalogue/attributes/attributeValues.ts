import { mostItems } from '../../../../common/generated/mostItems.ts';
import { badInput } from '../../../core/errors.ts';
import type { AttributeInput } from '../../../generated/resolvers.ts';
import { unitFor } from '../../../../common/measures/specValues.ts';
import type { AttributeValues, AttributeRow } from '../references/attributes.store.ts';
import { plainName } from '../../../../common/text/letters.ts';
import { namedId } from '../references/namedRows.ts';

const { options: mostOptions } = mostItems.AttributeInput;

/**
 * Converts the input to its stored form. What it leaves out stays as it is in `before`, as far as the kind has it; null
 * clears. Throws `BAD_USER_INPUT`.
 */
export function attributeValues(input: AttributeInput, before: AttributeRow | null): AttributeValues {
  const { name, kind } = input;
  const isMeasured = kind === 'NUMBER' || kind === 'RANGE';
  const kept = isMeasured ? before : null;
  const {
    unit: symbol = kept?.unit ?? null,
    decimals = kept?.decimals ?? null,
    options = before?.options ?? [],
  } = input;
  const unit = symbol ? unitFor(symbol) : null;
  if (symbol && !unit) throw badInput('unit', `There is no unit ${symbol}.`);
  if (!isMeasured && unit) throw badInput('unit', 'Only numbers and ranges have a unit.');
  return {
    name,
    kind,
    unit: unit?.symbol ?? null,
    decimals: isMeasured ? decimals : null,
    options: optionsOf(kind === 'OPTION' ? (options ?? []) : [], before?.options ?? []),
  };
}

function optionsOf(entered: NonNullable<AttributeInput['options']>, before: AttributeValues['options']) {
  if (entered.length > mostOptions) throw badInput('options', `At most ${mostOptions} options.`);
  const names = new Set<string>();
  const ids = new Set(entered.flatMap(({ id }) => (id ? [id] : [])));
  const options: AttributeValues['options'] = [];
  for (const { id, name } of entered) {
    if (names.has(plainName(name))) throw badInput('options', `The option “${name}” stands twice.`);
    if (name.includes('|'))
      throw badInput('options', 'An option cannot hold |, which separates values in spreadsheets.');
    if (id && options.some((other) => other.id === id)) throw badInput('options', `The option “${id}” stands twice.`);
    names.add(plainName(name));
    // A removed option's id is not used again, since products that an import restores may still have it.
    const isTaken = (one: string) => ids.has(one) || [...before, ...options].some((other) => other.id === one);
    options.push({ id: id ?? namedId(name, isTaken), name });
  }
  return options;
}
