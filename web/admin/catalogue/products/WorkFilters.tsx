import { Box, OutlinedInput } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { checkWord, productCheckNames, productChecks } from '../../../../common/health/healthChecks.ts';
import { labels } from '../../../../common/labels.ts';
import { availabilities } from '../../../../common/enumWords.ts';
import { availabilityWords, noBrand, productFilters } from '../../../../common/product/productFilters.ts';
import { useListChoicesQuery } from './products.generated.ts';
import { FilterSelect } from '../../parts/lists/FilterSelect.tsx';
import * as words from '../../../words/admin/en/products.ts';
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
    <Box id="work-filters" role="group" aria-label={words.filtersForWork} sx={look}>
      {select('picture', productFilters.picture, yesNo(words.pictureOrNot, words.withAPicture, words.noPicture))}
      {select('price', product.price, yesNo(words.priceOrNot, words.withAPrice, words.noPrice))}
      {select('code', product.stockCode, yesNo(words.codeOrNot, words.withACode, words.noStockCode))}
      {select('specs', words.requiredSpecs, yesNo(words.anySpecs, words.allRequiredSpecs, words.missesASpec))}
      {select(
        'brand',
        product.brand,
        [
          ...plain(words.allBrands, withCurrent('brand', data?.productBrands)),
          { value: noBrand, label: words.noBrand },
        ],
        siteLanguage,
      )}
      {select('availability', product.availability, [
        { value: '', label: words.anyAvailability },
        ...availabilityWords.map(({ word, availability }) => ({ value: word, label: availabilities[availability] })),
      ])}
      {select('by', words.changedBy, plain(words.changedByAnybody, withCurrent('by', data?.productAuthors)))}
      <OutlinedInput
        size="small"
        type="date"
        value={list.param('since')}
        onChange={({ target }) => list.filter({ since: target.value })}
        startAdornment={<span className="muted">{words.since}</span>}
        slotProps={{ input: { 'aria-label': words.changedSince } }}
        sx={{ gap: 1, fontSize: { md: 15 } }}
      />
      {select('check', productFilters.check, [
        { value: '', label: words.anyHealth },
        ...productCheckNames.map((check) => ({ value: checkWord(check), label: productChecks[check].name })),
      ])}
      {(profiles.length > 0 || list.param('import')) &&
        select('import', productFilters.import, [
          { value: '', label: words.inTheLastImportOrNot },
          ...profiles.map(({ id, name }) => ({ value: id, label: words.notInTheLastImportOf(name) })),
          ...(isOfUnknown ? [{ value: list.param('import'), label: words.notInTheLastImportOfADeleted }] : []),
        ])}
    </Box>
  );
}

const look = { display: 'flex', flexWrap: 'wrap', gap: 1.5, px: 2, pb: 2 };
