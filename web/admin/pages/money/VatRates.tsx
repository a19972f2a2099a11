import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import * as words from '../../../words/admin/en/moneySettings.ts';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { useTaxedGroupsQuery, type MoneyToEditFragment } from './money.generated.ts';

/** A rate of KDV as it is typed. */
export type TypedRate = Omit<MoneyToEditFragment['vatRates'][number], 'rate' | 'since'> & {
  key: number;
  rate: string;
  since: string;
};

export const typedRates = (rates: MoneyToEditFragment['vatRates']): TypedRate[] =>
  rates.map(({ rate, since, ...more }, key) => ({ ...more, key, rate: String(rate), since: since ?? '' }));

const percent = /^\d{1,2}$|^100$/;

/** Returns the rates as the API takes them; undefined where one is no number. */
export function readRates(rates: TypedRate[]): MoneyToEditFragment['vatRates'] | undefined {
  if (rates.length === 0 || rates.some(({ rate }) => !percent.test(rate.trim()))) return undefined;
  return rates.map(({ rate, since, replaces, kindIds, categoryIds }) => ({
    ...{ rate: Number(rate), since: since || null, replaces, kindIds, categoryIds },
  }));
}

interface Props {
  rates: TypedRate[];
  onChange: (rates: TypedRate[]) => void;
  error: string | undefined;
}

/** The rates of KDV that exist: whose kinds and categories they are, and from which day one replaces another, as a law does. */
export function VatRates({ rates, onChange, error }: Props) {
  const { data } = useTaxedGroupsQuery();
  const put = (key: number, change: Partial<TypedRate>) =>
    onChange(rates.map((one) => (one.key === key ? { ...one, ...change } : one)));
  return (
    <Box component="section" aria-label={words.vatRates} className="wide">
      <Box component="h3" className="dense-type strong">
        {words.vatRates}
      </Box>
      <Box className="muted near-type" sx={{ mb: 1 }}>
        {words.vatRatesHint}
      </Box>
      {rates.map((one) => (
        <Box key={one.key} role="group" aria-label={words.vatRateNamed(one.rate)} className="ruled" sx={rowLook}>
          <TextInput
            label={words.vatRate}
            name={`vat-${one.key}`}
            inputMode="numeric"
            value={one.rate}
            {...(error !== undefined && !percent.test(one.rate.trim()) && { error })}
            onChange={({ target }) => put(one.key, { rate: target.value })}
          />
          <Groups
            label={words.vatOfKinds}
            all={data?.productKinds ?? []}
            ids={one.kindIds}
            onChoose={(kindIds) => put(one.key, { kindIds })}
          />
          <Groups
            label={words.vatOfCategories}
            all={data?.categories ?? []}
            ids={one.categoryIds}
            onChoose={(categoryIds) => put(one.key, { categoryIds })}
          />
          <TextInput
            label={words.vatSince}
            name={`vat-since-${one.key}`}
            type="date"
            value={one.since}
            onChange={({ target }) => put(one.key, { since: target.value })}
          />
          <PlainSelect
            label={words.vatReplaces}
            value={one.replaces === null ? '' : String(one.replaces)}
            options={[
              { value: '', label: words.vatReplacesNone },
              ...rates
                .filter(({ key, rate }) => key !== one.key && percent.test(rate.trim()))
                .map(({ rate }) => ({ value: String(Number(rate)), label: `${Number(rate)} %` })),
            ]}
            onChoose={(value) => put(one.key, { replaces: value === '' ? null : Number(value) })}
          />
          <Button
            size="small"
            color="inherit"
            disabled={rates.length === 1}
            onClick={() => onChange(rates.filter(({ key }) => key !== one.key))}
            sx={{ alignSelf: 'end', height: 40, justifySelf: 'start' }}
          >
            {one.rate === '' ? words.removeThisVatRate : words.removeVatRate(one.rate)}
          </Button>
        </Box>
      ))}
      <Button
        size="small"
        onClick={() => {
          const key = Math.max(...rates.map((one) => one.key)) + 1;
          onChange([...rates, { key, rate: '', since: '', replaces: null, kindIds: [], categoryIds: [] }]);
        }}
      >
        {words.addVatRate}
      </Button>
    </Box>
  );
}

interface GroupsProps {
  label: string;
  all: { id: string; name: string }[];
  ids: readonly string[];
  onChoose: (ids: string[]) => void;
}

/** Kinds or categories, by their names. One that was deleted since stays until it is taken out. */
function Groups({ label, all, ids, onChoose }: GroupsProps) {
  return (
    <Autocomplete
      multiple
      size="small"
      popupIcon={<ExpandMoreOutlined />}
      options={all}
      value={ids.map((id) => all.find((one) => one.id === id) ?? { id, name: id })}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, chosen) => onChoose(chosen.map(({ id }) => id))}
      renderInput={(params) => <TextField {...params} label={label} lang={siteLanguage} />}
    />
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '160px 1fr 1fr' },
  alignItems: 'end',
  gap: 1.5,
  py: 2,
} as const;
