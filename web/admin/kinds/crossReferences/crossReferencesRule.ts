import { z } from 'zod';
import { crossRelations } from '../../../../common/enumWords.ts';
import { CrossReferenceInput } from '../../../../common/generated/validators.ts';
import type { CrossReferenceInput as Sent } from '../../../graphql/generated/schema.ts';
import * as words from '../../../words/admin/en/crossReferences.ts';

/** The product's form holds a code of another maker in this shape. */
export type ReferenceRow = Record<'maker' | 'code' | 'relation' | 'checkedAt' | 'source' | 'note', string>;

export const blankReference: ReferenceRow = {
  ...{ maker: '', code: '', relation: 'FORM_FIT_FUNCTION' },
  ...{ checkedAt: '', source: '', note: '' },
};

/** Rows without a maker and a code are not sent. What is wrong in another one is named by its place. */
export const crossReferencesRule: z.ZodType<Sent[]> = z
  .array(z.record(z.string(), z.string()))
  .max(100, words.atMost100CodesOfOtherMakers)
  .transform((rows, context) =>
    rows.flatMap((entered, place) => {
      if (!entered.maker?.trim() && !entered.code?.trim()) return [];
      const { data, error } = CrossReferenceInput.safeParse(entered);
      for (const { message, path } of error?.issues ?? [])
        context.issues.push({ code: 'custom', message, path: [place, ...path], input: entered });
      return data === undefined ? [] : [data];
    }),
  );

/** Returns the codes with their makers, one a line. */
export const crossReferencesShown = (rows: ReferenceRow[]) =>
  rows
    .map(({ maker, code, relation }) => `${maker} ${code}: ${crossRelations[relation as keyof typeof crossRelations]}`)
    .join('\n') || words.none;
