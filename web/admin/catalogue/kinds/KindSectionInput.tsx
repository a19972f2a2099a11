import { useApolloClient } from '@apollo/client/react';
import { useFormContext } from 'react-hook-form';
import { collator } from '../../../../common/text/locale.ts';
import { language } from '../../../words/admin/en/locale.ts';
import { sections, type Section } from '../../../../common/measures/sections.ts';
import { SectionSampleDocument } from './kinds.generated.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';
import * as words from '../../../words/admin/en/kinds.ts';
import { proposedLetters } from './kindLetters.ts';
import type { KindRow } from './kindRows.ts';
import { sectionNames } from './sectionNames.ts';

const byName = collator({}, language);

const options = sections
  .map((value) => ({ value, label: sectionNames[value] }))
  .sort((one, other) => byName.compare(one.label, other.label));

/** Chooses the section of a kind, and proposes which attribute each of its letters stands for. */
export function KindSectionInput(field: InputProps) {
  const client = useApolloClient();
  const { getValues, setValue } = useFormContext();

  async function propose(section: Section) {
    const { data } = await client.query({ query: SectionSampleDocument, variables: { section } });
    if (!data || getValues(field.name) !== section) return;
    const letters = proposedLetters(data.sectionSample, getValues('attributes') as KindRow[]);
    setValue('letters', letters, { shouldDirty: true });
  }

  return (
    <SelectInput
      {...field}
      none={words.noDrawing}
      hint={words.productsOfTheKindAreDrawn}
      options={options}
      onChange={async (event: { target: { value: Section | '' } }) => {
        await field.onChange(event);
        const { value } = event.target;
        if (value !== '') await propose(value);
      }}
    />
  );
}
