import { Box, OutlinedInput } from '@mui/material';
import { checkWord, productCheckNames, productChecks } from '../../../../common/health/healthChecks.ts';
import { labels } from '../../../../common/labels.ts';
import { availabilities } from '../../../../common/enumWords.ts';
import { availabilityWords, noBrand, productFilters } from '../../../../common/product/productFilters.ts';
import { useListChoicesQuery } from '../../../graphql/generated/operations.ts';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import type { ProductListState } from './useProductList.ts';

const { product } = labels;
const yesNo = (any: string, yes: string, no: string) => [
  { value: '', label: any },
  { value: 'no', label: no },
  { value: 'yes', label: yes },
];
const plain = (any: string, texts: readonly string[]) => [
  { value: '', label: any },
  ...texts.map((text) => ({ value: text, label: text })),
];

/** Filters for those who look after the catalogue. */
export function WorkFilters({ list }: { list: ProductListState }) {
  const { data } = useListChoicesQuery({ fetchPolicy: 'cache-and-network' });
  const select = (name: string, label: string, options: { value: string; label: string }[], lang?: string) => (
    <FilterSelect
      label={label}
      value={list.param(name)}
      options={options}
      lang={lang}
      onChoose={(value) => list.filter({ [name]: value })}
    />
  );
  /** Adds the choice that the address names, also where no product has it any more. */
  const withCurrent = (name: string, texts: readonly string[] = []) => {
    const current = list.param(name);
    return current && current !== noBrand && !texts.includes(current) ? [current, ...texts] : texts;
  };
  const profiles = data?.importProfiles ?? [];
  const isOfUnknown = list.param('import') !== '' && !profiles.some(({ id }) => id === list.param('import'));
  return (
    <Box id="work-filters" role="group" aria-label="Filters for work" sx={look}>
      {select('picture', productFilters.picture, yesNo('Picture or not', 'With a picture', 'No picture'))}
      {select('price', product.price, yesNo('Price or not', 'With a price', 'No price'))}
      {select('code', product.stockCode, yesNo('Code or not', 'With a code', 'No stock code'))}
      {select('specs', 'Required specs', yesNo('Any specs', 'All required specs', 'Misses a spec'))}
      {select(
        'brand',
        product.brand,
        [...plain('All brands', withCurrent('brand', data?.productBrands)), { value: noBrand, label: 'No brand' }],
        'tr',
      )}
      {select('availability', product.availability, [
        { value: '', label: 'Any availability' },
        ...availabilityWords.map(({ word, availability }) => ({ value: word, label: availabilities[availability] })),
      ])}
      {select('by', 'Changed by', plain('Changed by anybody', withCurrent('by', data?.productAuthors)))}
      <OutlinedInput
        size="small"
        type="date"
        value={list.param('since')}
        onChange={({ target }) => list.filter({ since: target.value })}
        startAdornment={<span className="muted">Since</span>}
        slotProps={{ input: { 'aria-label': 'Changed since' } }}
        sx={{ gap: 1, fontSize: { md: 15 } }}
      />
      {select('check', productFilters.check, [
        { value: '', label: 'Any health' },
        ...productCheckNames.map((check) => ({ value: checkWord(check), label: productChecks[check].name })),
      ])}
      {(profiles.length > 0 || list.param('import')) &&
        select('import', productFilters.import, [
          { value: '', label: 'In the last import or not' },
          ...profiles.map(({ id, name }) => ({ value: id, label: `Not in the last import of ${name}` })),
          ...(isOfUnknown
            ? [{ value: list.param('import'), label: 'Not in the last import of a deleted profile' }]
            : []),
        ])}
    </Box>
  );
}

const look = { display: 'flex', flexWrap: 'wrap', gap: 1.5, px: 2, pb: 2 };
