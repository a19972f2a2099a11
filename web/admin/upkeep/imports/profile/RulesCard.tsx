import { siteLanguage } from '../../../../../common/text/locale.ts';
import { TextField } from '@mui/material';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import { FilterSelect } from '../../../parts/lists/FilterSelect.tsx';
import { Card, Sentence } from './Card.tsx';
import { typedNumber } from './stepTexts.ts';
import type { ProfileEdit } from './useProfileEdit.ts';

type Choice = 'findBy' | 'newAs' | 'products' | 'missing' | 'unknown' | 'hiddenRows' | 'prices';
const options = (named: Record<string, string>) => Object.entries(named).map(([value, label]) => ({ value, label }));

/** The rules of a profile, each a sentence. */
export function RulesCard({ edit }: { edit: ProfileEdit }) {
  const { setup, change } = edit;
  const select = (name: Choice, label: string) => (
    <FilterSelect
      label={label}
      value={setup[name] ?? ''}
      options={options(words.ruleChoices[name])}
      onChoose={(value) => change({ [name]: value || null })}
    />
  );
  const clearing = setup.columns.filter(({ field }) => field !== null);
  const blank = clearing.length > 0 && clearing.every((column) => column.blank === 'CLEAR') ? 'CLEAR' : 'KEEP';
  return (
    <Card title={words.rulesCard}>
      <Sentence text={words.aRowMeans} parts={{ key: select('findBy', words.productsAreFoundBy) }} />
      <Sentence
        text={setup.products === 'EXISTING' ? words.changesAndRefuses : words.thisProfileChanges}
        parts={{ which: select('products', words.whatThisProfileChanges) }}
      />
      {setup.products !== 'EXISTING' && (
        <Sentence text={words.newProductsAre} parts={{ status: select('newAs', words.whatNewProductsAre) }} />
      )}
      <Sentence
        text={words.aBlankCell}
        parts={{
          does: (
            <FilterSelect
              label={words.whatABlankCellDoes}
              value={blank}
              options={options(words.blankCells)}
              onChoose={(next) =>
                change({ columns: setup.columns.map((column) => ({ ...column, blank: next as 'KEEP' | 'CLEAR' })) })
              }
            />
          ),
        }}
      />
      <Sentence
        text={words.aMissingProduct}
        parts={{ becomes: select('missing', words.whatBecomesOfAMissingProduct) }}
      />
      <Sentence
        text={words.anUnknownWord}
        parts={{ becomes: select('unknown', words.whatBecomesOfAnUnknownCategory) }}
      />
      <Sentence text={words.hiddenRowsBecome} parts={{ become: select('hiddenRows', words.whatBecomesOfHiddenRows) }} />
      <Sentence
        text={setup.prices === 'WITH_VAT' ? words.pricesAre : words.pricesAreAndKdvIsAdded}
        parts={{
          basis: select('prices', words.whatThePricesContain),
          rate: (
            <TextField
              size="small"
              key={setup.vatRate}
              defaultValue={String(setup.vatRate).replace('.', ',')}
              slotProps={{
                input: { endAdornment: <span className="muted">%</span> },
                htmlInput: { 'aria-label': words.rateOfKdvInPercent, inputMode: 'decimal' },
              }}
              onBlur={({ target }) => change({ vatRate: typedNumber(target.value) ?? setup.vatRate })}
              sx={{ width: 72 }}
            />
          ),
        }}
      />
      <Sentence
        text={words.wordsOnRequest}
        parts={{
          words: (
            <TextField
              size="small"
              key={setup.onRequest.join()}
              defaultValue={setup.onRequest.join(', ')}
              placeholder={words.arayinizTel}
              slotProps={{ htmlInput: { 'aria-label': words.wordsForAPriceOnRequest, lang: siteLanguage } }}
              onBlur={({ target }) =>
                change({
                  onRequest: target.value
                    .split(',')
                    .map((word) => word.trim())
                    .filter(Boolean),
                })
              }
              sx={{ flex: '1 1 200px' }}
            />
          ),
        }}
      />
    </Card>
  );
}
