import { Button, OutlinedInput } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useId, useState, type KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import * as words from '../../../words/admin/en/offers.ts';
import { lineRules, type TypedLine } from './offerLines.ts';

/** Gives every line the same discount; "Undo" brings back those before. */
export function DiscountForAll() {
  const { getValues, setValue } = useFormContext<{ lines: TypedLine[] }>();
  const [text, setText] = useState('');
  const [before, setBefore] = useState<string[]>();
  const id = useId();
  const isWrong = !lineRules.discount.safeParse(text).success;

  const give = (discounts: string[]) =>
    discounts.forEach((discount, place) =>
      setValue(`lines.${place}.discount`, discount, { shouldDirty: true, shouldValidate: true }),
    );

  function apply() {
    if (isWrong) return;
    const lines = getValues('lines');
    setBefore(lines.map(({ discount }) => discount));
    give(lines.map(() => text));
  }

  function undo() {
    // Lines may have come or gone since.
    give((before ?? []).slice(0, getValues('lines').length));
    setBefore(undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // The form would be sent.
    event.preventDefault();
    apply();
  }

  return (
    <Row className="near-type" spacing={1}>
      <label htmlFor={id}>{words.discountForAll}</label>
      <OutlinedInput
        id={id}
        size="small"
        value={text}
        error={isWrong}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        sx={{ width: 72, minHeight: 40, '& input': { py: 0.75, textAlign: 'right' } }}
        slotProps={{ input: { inputMode: 'decimal' } }}
      />
      <Button size="small" variant="outlined" onClick={apply}>
        {words.apply}
      </Button>
      {before && (
        <Button size="small" onClick={undo}>
          {words.undo}
        </Button>
      )}
    </Row>
  );
}
