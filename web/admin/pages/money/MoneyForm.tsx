import { Box, Checkbox, FormControlLabel, FormGroup, FormLabel } from '@mui/material';
import { useState } from 'react';
import { currencies } from '../../../../common/money/money.ts';
import { readLira } from '../../../../common/fields/readers.ts';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { rateWords } from '../../../../common/words/tr/sales.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/moneySettings.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { PlainSelect } from '../../parts/inputs/PlainSelect.tsx';
import { LabelledSwitch } from '../../parts/inputs/SwitchInput.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { readRates, typedRates, VatRates } from './VatRates.tsx';
import { useUpdateMoneyMutation, type MoneyToEditFragment } from './money.generated.ts';

const optionsOf = <Value extends string>(texts: Record<Value, string>) =>
  (Object.entries(texts) as [Value, string][]).map(([value, label]) => ({ value, label }));

/** The settings for money. Products whose prices they change follow at once. */
export function MoneyForm({ settings, onSaved }: { settings: MoneyToEditFragment; onSaved: () => unknown }) {
  const notify = useNotify();
  const [update, { loading }] = useUpdateMoneyMutation();
  const [values, setValues] = useState(settings);
  const [margin, setMargin] = useState(String(settings.margin).replace('.', ','));
  const [days, setDays] = useState(String(settings.oldAfterDays));
  const [rates, setRates] = useState(() => typedRates(settings.vatRates));
  const [error, setError] = useState<string>();
  const change = (changed: Partial<MoneyToEditFragment>) => setValues({ ...values, ...changed });

  async function save() {
    const read = {
      margin: readLira(margin, { strict: true }),
      days: Number(days),
      rates: readRates(rates),
    };
    if (read.margin == null || !Number.isInteger(read.days) || !read.rates) return setError(words.enterWholeNumbers);
    setError(undefined);
    const { currencies: used, source, rateKind, whenOld, showsNet, showsRate, foreignTerms, version } = values;
    const input = {
      ...{ currencies: used, source, rateKind, whenOld, showsNet, showsRate, foreignTerms },
      ...{ margin: read.margin, oldAfterDays: read.days, vatRates: read.rates },
    };
    try {
      await update({ variables: { input, version } });
      notify.success(words.saved);
      await onSaved();
    } catch (failure) {
      notify.failure(refusalOf(failure) ?? shared.settingsSaveFailed, failure);
    }
  }

  return (
    <Box
      component="form"
      aria-label={words.settings}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        gap: 2.5,
        p: 2.5,
        '& > .wide': { gridColumn: '1 / -1' },
      }}
    >
      <FormGroup className="wide" row role="group" aria-label={words.currencies}>
        <FormLabel className="near-type" sx={{ width: 1 }}>
          {words.currencies}
        </FormLabel>
        {currencies
          .filter((currency) => currency !== 'TRY')
          .map((currency) => (
            <FormControlLabel
              key={currency}
              label={currency}
              control={
                <Checkbox
                  checked={values.currencies.includes(currency)}
                  onChange={({ target }) => {
                    const others = values.currencies.filter((one) => one !== currency);
                    change({ currencies: target.checked ? [...others, currency] : others });
                  }}
                />
              }
            />
          ))}
      </FormGroup>
      <PlainSelect
        label={words.source}
        value={values.source}
        options={optionsOf(words.sources)}
        onChoose={(source) => change({ source: source as typeof values.source })}
      />
      <PlainSelect
        label={words.rateKind}
        value={values.rateKind}
        options={optionsOf(words.rateKinds)}
        onChoose={(kind) => change({ rateKind: kind as typeof values.rateKind })}
      />
      <TextInput
        label={words.margin}
        name="margin"
        inputMode="decimal"
        value={margin}
        onChange={({ target }) => setMargin(target.value)}
      />
      <TextInput
        label={words.oldAfterDays}
        name="days"
        inputMode="numeric"
        value={days}
        onChange={({ target }) => setDays(target.value)}
      />
      <PlainSelect
        label={words.whenOld}
        value={values.whenOld}
        options={optionsOf(words.whenOlds)}
        onChoose={(whenOld) => change({ whenOld: whenOld as typeof values.whenOld })}
      />
      <VatRates rates={rates} onChange={setRates} error={error} />
      <Box className="wide">
        <TextInput
          label={words.foreignTerms}
          hint={words.foreignTermsHint}
          name="foreignTerms"
          multiline
          minRows={2}
          lang={siteLanguage}
          placeholder={rateWords.terms}
          value={values.foreignTerms ?? ''}
          onChange={({ target }) => change({ foreignTerms: target.value || null })}
        />
      </Box>
      <FormGroup className="wide" sx={{ gap: 1.5 }}>
        <LabelledSwitch
          checked={values.showsNet}
          onChange={(_, showsNet) => change({ showsNet })}
          label={words.showsNet}
        />
        <LabelledSwitch
          checked={values.showsRate}
          onChange={(_, showsRate) => change({ showsRate })}
          label={words.showsRate}
        />
      </FormGroup>
      <Box className="wide">
        <BusyButton type="submit" busy={loading}>
          {words.save}
        </BusyButton>
      </Box>
    </Box>
  );
}
