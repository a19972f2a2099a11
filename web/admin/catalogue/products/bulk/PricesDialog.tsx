import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { Row } from '../../../parts/page/Row.tsx';
import { useState } from 'react';
import type { ChosenProducts } from '../../../../graphql/generated/schema.ts';
import { ActDialog } from '../../../parts/forms/ActDialog.tsx';
import { refusalOf } from '../../../parts/errors/refusalOf.ts';
import { PlainSelect } from '../../../parts/inputs/PlainSelect.tsx';
import * as shared from '../../../../words/admin/en/shared.ts';
import * as words from '../../../../words/admin/en/products.ts';
import { Sentence } from '../../../../components/Sentence.tsx';
import { NewPriceRows } from './NewPriceRows.tsx';
import { priceText } from '../../../kinds/price.ts';
import { PriceRuleFields } from './PriceRuleFields.tsx';
import { emptyRule, readRule } from './priceRuleForm.ts';
import type { BulkChange } from './useBulkActions.ts';
import { usePlanning } from '../../plans/usePlanning.tsx';
import { now, readWhen } from '../../plans/when.ts';
import { WhenFields } from '../../plans/WhenFields.tsx';
import { useNewPrices, type NewPrices } from './useNewPrices.ts';
import type { ProductSelection } from '../useProductSelection.ts';

interface Props {
  selection: ProductSelection;
  busy: boolean;
  onChange: (change: BulkChange, chosen: ChosenProducts) => void;
  onClose: () => void;
}

/** Changes the prices of the selected products, or of the whole list, by a rule, and shows all of them before. */
export function PricesDialog({ selection, busy, onChange, onClose }: Props) {
  const { total, selectAll, list } = selection;
  const [form, setForm] = useState(emptyRule);
  const [isList, setIsList] = useState(false);
  const [marked, setMarked] = useState(false);
  const [when, setWhen] = useState(now);
  const planned = readWhen(when);
  const { plan, planning, question } = usePlanning(onClose);
  const which = isList ? list : selection.which;
  const { rule, errors } = readRule(form);
  const { prices, error, isCurrent, more } = useNewPrices({ which, rule, marked });
  const changed = prices?.changed ?? 0;
  const limits = { floor: priceText(rule?.floor ?? null), ceiling: priceText(rule?.ceiling ?? null) };
  return (
    <ActDialog
      title={words.changePricesTitle}
      width={860}
      small={false}
      edge
      typed={[form, isList, when]}
      act={buttonText(when.isPlanned, changed)}
      busy={busy || planning}
      ready={rule !== undefined && isCurrent && changed > 0 && (!when.isPlanned || planned !== undefined)}
      onAct={() => {
        if (!rule) return;
        if (!when.isPlanned) onChange({ priceRule: rule, confirmJumps: true }, which);
        else if (planned) plan({ which, priceRule: rule, ...planned });
      }}
      note={words.oneStepOfPrices}
      onClose={onClose}
    >
      <Box className="ruled-below" sx={fieldsLook}>
        <PlainSelect
          label={words.products}
          value={isList ? 'list' : ''}
          options={[
            { value: '', label: words.selectedProductCount(selection) },
            ...(selectAll ? [{ value: 'list', label: words.allAsListed(total) }] : []),
          ]}
          onChoose={(value) => setIsList(value === 'list')}
        />
        <PriceRuleFields form={form} errors={errors} onChange={(changes) => setForm({ ...form, ...changes })} />
        <Box className="whole-row">
          <WhenFields when={when} onChange={setWhen} />
        </Box>
      </Box>
      <Row className="wraps apart" spacing={1} sx={totalsLook}>
        <Typography role="status" variant="body2">
          {error ? (
            (refusalOf(error) ?? shared.loadFailed)
          ) : prices ? (
            <Totals prices={prices} />
          ) : (
            words.enterHowThePricesChange
          )}
        </Typography>
        {prices && (
          <FormControlLabel
            control={<Checkbox size="small" checked={marked} onChange={(_, isOn) => setMarked(isOn)} />}
            label={
              <Sentence
                text={words.onlyWhatIsMarked}
                parts={{
                  marked: (
                    <Box component="b" className="warns">
                      {prices.marked}
                    </Box>
                  ),
                }}
              />
            }
          />
        )}
      </Row>
      {prices && prices.rows.length > 0 && (
        <Box aria-busy={!isCurrent} sx={{ opacity: isCurrent ? 1 : 0.6 }}>
          <NewPriceRows prices={prices} limits={limits} more={more} />
        </Box>
      )}
      {question}
    </ActDialog>
  );
}

const buttonText = (isPlanned: boolean, changed: number) => {
  if (changed > 0) return (isPlanned ? words.planPriceCount : words.changePriceCount)(changed);
  return isPlanned ? words.planPrices : words.changePricesTitle;
};

/** Says how many prices change, and how many products have none. */
function Totals({ prices: { changed, unpriced } }: { prices: NewPrices }) {
  if (changed === 0) return words.noPriceChangesByThis;
  return (
    <>
      <Sentence text={words.changesByThis(changed)} parts={{ count: <b>{changed}</b> }} />{' '}
      {unpriced > 0 && (
        <Box component="span" sx={{ ml: 2.5 }}>
          <Sentence text={words.leftOutWithoutPrice(unpriced)} parts={{ count: <b>{unpriced}</b> }} />
        </Box>
      )}
    </>
  );
}

const fieldsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1.25fr 1fr 1fr' },
  '& > :nth-of-type(-n + 2)': { gridColumn: { xs: 'span 2', sm: 'auto' } },
  gap: '18px 16px',
  p: { xs: '4px 20px 20px', sm: '4px 28px 22px' },
};
const totalsLook = { minHeight: 54, px: { xs: '20px', sm: '28px' }, '& b': { fontWeight: 600, fontSize: 18, mr: 0.5 } };
