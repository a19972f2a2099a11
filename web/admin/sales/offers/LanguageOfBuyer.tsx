import type { ComponentProps } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';
import * as words from '../../../words/admin/en/offers.ts';
import { languageNames } from '../../../words/admin/ofStaff.ts';
import { useOfferLanguagesQuery } from './offers.generated.ts';

/** Chooses the language in which the buyer gets the offer; a site in Turkish alone asks nobody. */
export function LanguageOfBuyer(field: Omit<ComponentProps<typeof SelectInput>, 'options' | 'hint'>) {
  const languages = useOfferLanguagesQuery().data?.languages ?? [];
  if (languages.length === 0) return null;
  // Each language is named in itself.
  const options = [
    { value: siteLanguage as string, label: languageNames.TR },
    ...languages.map(({ code, name }) => ({ value: code, label: name })),
  ];
  return <SelectInput {...field} options={options} hint={words.languageOfBuyerHint} />;
}
