import type { z } from 'zod';
import { readReferences, referencesText, type CodeOfMaker } from '../../../../common/product/referencesText.ts';
import type { CrossReferenceInput } from '../../../graphql/generated/schema.ts';
import { valueIn, type Kind } from '../kind.ts';
import { refused, unlessFormula, type Reading } from '../readings.ts';
import * as words from '../../../words/admin/en/crossReferences.ts';
import { CrossReferencesInput } from './CrossReferencesInput.tsx';
import { crossReferencesRule, crossReferencesShown, type ReferenceRow } from './crossReferencesRule.ts';

const storedIn = (row: object, name: string) => (valueIn(row, name) ?? []) as CodeOfMaker[];

const formRow = ({ maker, code, relation, checkedAt, source, note }: CodeOfMaker): ReferenceRow => ({
  ...{ maker, code, relation },
  ...{ checkedAt: checkedAt ?? '', source: source ?? '', note: note ?? '' },
});

/** The codes that other makers have for it. */
export const crossReferences: Kind<'crossReferences'> = {
  form: ({ name }) => ({
    blank: [],
    stored: (row) => storedIn(row, name).map(formRow),
    check: crossReferencesRule,
    show: (rows) => crossReferencesShown(rows as ReferenceRow[]),
    input: (input) => <CrossReferencesInput {...input} />,
  }),
  cell: ({ name, rule }) => ({
    stored: (row) => referencesText(storedIn(row, name)),
    read: referencesReader(rule),
  }),
};

/** Reads them as a spreadsheet holds them: 'SKF > 6204-2RSH > Same part | FAG > 6204'. */
const referencesReader = (rule: z.ZodType) =>
  unlessFormula((text): Reading<CrossReferenceInput[]> => {
    const read = readReferences(text);
    if (!Array.isArray(read)) return refused(read.problem, { hint: words.theyAreWrittenSkf62042rshFag });
    const { error } = rule.safeParse(read);
    return error ? refused(error.issues[0]?.message ?? '') : { value: read, text: referencesText(read) };
  });
