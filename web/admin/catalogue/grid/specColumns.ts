import { enteredValue, readValue, shownFlag, valueSeparator } from '../../../../common/measures/specValues.ts';
import type { Attribute } from '../specs/useDefinitions.ts';
import { column, type GridColumn } from './columns.ts';
import { refused, unlessFormula, type Reading } from '../../kinds/readings.ts';

const numeric = ['NUMBER', 'RANGE'];
const answers: Record<string, string> = { yes: shownFlag(true), no: shownFlag(false) };

/** Reads several values of an attribute, separated as in spreadsheets. */
const specReader = (attribute: Attribute) =>
  unlessFormula((text): Reading<string[]> => {
    const values: string[] = [];
    for (const part of text.split(valueSeparator)) {
      if (part.trim() === '') continue;
      const { value, problem } = readValue(attribute, part);
      if (!value) return refused(problem);
      values.push(value.kind === 'FLAG' ? shownFlag(value.flag) : enteredValue(value));
    }
    return { value: values, text: joined(values) };
  });

const joined = (values: string[]) => values.join(` ${valueSeparator} `);

/** Makes a column of each attribute. */
export const specColumns = (attributes: Attribute[]): GridColumn[] =>
  attributes.map((attribute) => {
    const { id, name, unit, kind, options } = attribute;
    const isFlag = kind === 'FLAG';
    return column({
      key: id,
      label: unit ? `${name} [${unit}]` : name,
      width: Math.min(200, Math.max(112, 40 + 8 * name.length)),
      isNumber: numeric.includes(kind),
      hasMark: numeric.includes(kind),
      lang: 'tr',
      ...(kind === 'OPTION' && { options: ['', ...options.map((option) => option.name)] }),
      ...(isFlag && { options: ['', ...Object.values(answers)] }),
      stored: ({ specs }) => {
        const typed = specs.find((spec) => spec.attribute.id === id)?.typed ?? [];
        return joined(isFlag ? typed.map((answer) => answers[answer] ?? answer) : typed);
      },
      read: specReader(attribute),
      changes: (values) => ({ specs: [{ attributeId: id, values }] }),
    });
  });
