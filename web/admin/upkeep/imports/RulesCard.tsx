import { TextField } from '@mui/material';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import { Card, Sentence } from './Card.tsx';
import { typedNumber } from './stepTexts.ts';
import type { ProfileEdit } from './useProfileEdit.ts';

type Choice = 'findBy' | 'newAs' | 'products' | 'missing' | 'unknown' | 'prices';
const options = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));

const choices = {
  findBy: options({
    STOCK_CODE: 'stock code',
    ID: 'id',
    GTIN: 'GTIN',
    MANUFACTURER_CODE: 'brand and manufacturer code',
    ANY: 'id, code or name',
  }),
  newAs: options({ '': 'as the settings of the site say', PUBLISHED: 'published at once', DRAFT: 'drafts' }),
  products: options({
    ALL: 'existing products and adds new ones',
    EXISTING: 'existing products only',
    NEW: 'nothing and only adds new ones',
  }),
  missing: options({
    NOTHING: 'stays as it is',
    ON_ORDER: 'becomes On order',
    DISCONTINUED: 'is no longer made',
    HIDDEN: 'is hidden',
    BIN: 'goes to the bin',
  }),
  unknown: options({ REFUSE: 'refuses the row', CREATE: 'is made' }),
  prices: options({ '': 'as the name of the column says', WITH_VAT: 'with KDV', WITHOUT_VAT: 'without KDV' }),
};

/** The rules of a profile, each a sentence. */
export function RulesCard({ edit }: { edit: ProfileEdit }) {
  const { setup, change } = edit;
  const select = (name: Choice, label: string) => (
    <FilterSelect
      label={label}
      value={setup[name] ?? ''}
      options={choices[name]}
      onChoose={(value) => change({ [name]: value || null })}
    />
  );
  const clearing = setup.columns.filter(({ field }) => field !== null);
  const blank = clearing.length > 0 && clearing.every((column) => column.blank === 'CLEAR') ? 'CLEAR' : 'KEEP';
  return (
    <Card title="3. Rules">
      <Sentence>A row means the product with its {select('findBy', 'Products are found by')}</Sentence>
      <Sentence>
        This profile changes {select('products', 'What this profile changes')}
        {setup.products === 'EXISTING' && 'and refuses rows whose code is unknown.'}
      </Sentence>
      {setup.products !== 'EXISTING' && (
        <Sentence>New products are {select('newAs', 'What new products are')}</Sentence>
      )}
      <Sentence>
        A blank cell{' '}
        <FilterSelect
          label="What a blank cell does"
          value={blank}
          options={options({ KEEP: 'leaves what stands', CLEAR: 'clears' })}
          onChoose={(next) =>
            change({ columns: setup.columns.map((column) => ({ ...column, blank: next as 'KEEP' | 'CLEAR' })) })
          }
        />{' '}
        A missing column is never touched.
      </Sentence>
      <Sentence>
        A product that is not in the file {select('missing', 'What becomes of a missing product')} It is never deleted.
      </Sentence>
      <Sentence>
        A category or option that is unknown {select('unknown', 'What becomes of an unknown category')}
      </Sentence>
      <Sentence>
        The prices of the file are {select('prices', 'What the prices contain')}
        {setup.prices !== 'WITH_VAT' && (
          <>
            KDV of{' '}
            <TextField
              size="small"
              key={setup.vatRate}
              defaultValue={String(setup.vatRate).replace('.', ',')}
              slotProps={{
                input: { endAdornment: <span className="muted">%</span> },
                htmlInput: { 'aria-label': 'Rate of KDV in percent', inputMode: 'decimal' },
              }}
              onBlur={({ target }) => change({ vatRate: typedNumber(target.value) ?? setup.vatRate })}
              sx={{ width: 72 }}
            />{' '}
            is added.
          </>
        )}
      </Sentence>
      <Sentence>
        These words mean a price on request, too:{' '}
        <TextField
          size="small"
          key={setup.onRequest.join()}
          defaultValue={setup.onRequest.join(', ')}
          placeholder="Arayınız, tel"
          slotProps={{ htmlInput: { 'aria-label': 'Words for a price on request', lang: 'tr' } }}
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
      </Sentence>
    </Card>
  );
}
