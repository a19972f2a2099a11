import { Box, FormHelperText, Typography } from '@mui/material';
import { useId, useRef, useState, type ClipboardEvent } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { InputProps } from '../../parts/forms/formFields.ts';
import * as words from '../../../words/admin/en/specs.ts';
import { AddSpec } from './AddSpec.tsx';
import { SpecField } from './SpecField.tsx';
import { checkedRow, pastedRows, shownRows, type SpecRow, withPasted } from './specRows.ts';
import { useCreateSpec } from './useCreateSpec.ts';
import { useDefinitions, type Attribute } from './useDefinitions.ts';
import { useKindDrawing } from './useKindDrawing.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

/** Holds the specs of a product, a row for each value. It is left out where there are no attributes. */
export function SpecsInput({ name, error }: InputProps) {
  const { attributes, kinds } = useDefinitions();
  const { field } = useController<Record<string, unknown>>({ name });
  const kindId = useWatch<Record<string, unknown>>({ name: 'kindId' });
  const headingId = useId();
  const create = useCreateSpec();
  const { getValues } = useFormContext<Record<string, unknown>>();
  const fields = useRef<HTMLDivElement>(null);
  const { letterOf } = useKindDrawing(typeof kindId === 'string' ? kindId : '');
  /** A missing value is marked once its field was left, so that one can type it first. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  if (attributes.length === 0) return null;
  const kind = kinds.find(({ id }) => id === kindId);
  const entered = field.value as SpecRow[];
  const rows = shownRows(entered, kind, attributes);
  const required = kind?.attributes.flatMap((one) => (one.required ? [one.attribute.id] : [])) ?? [];
  const isMissing = (row: SpecRow) => row.value.trim() === '' && required.includes(row.attributeId);
  const missing = rows.filter((row) => isMissing(row) && left.has(row.attributeId)).length;
  const keys = kind?.attributes.flatMap((one) => (one.key ? [one.attribute.id] : [])) ?? [];
  /** A row that only the kind asks for is added once something is typed in it. */
  const put = (row: SpecRow, next: SpecRow) =>
    field.onChange(entered.includes(row) ? entered.map((one) => (one === row ? next : one)) : [...entered, next]);

  /** Reads the rows again that wait for this attribute. More may have been typed while it was created. */
  function created(attribute: Attribute, waiting: Pick<SpecRow, 'name' | 'attributeId'>) {
    const now = getValues(name) as SpecRow[];
    const isWaiting = (row: SpecRow) => row.attributeId === waiting.attributeId && row.name === waiting.name;
    field.onChange(now.map((row) => (isWaiting(row) ? checkedRow(attribute, row.name, row.value) : row)));
  }

  async function createAndAdd(named: string, value: string) {
    field.onChange([...entered, checkedRow(undefined, named, value)]);
    const attribute = await create.attribute(named, value);
    if (attribute) created(attribute, { name: named, attributeId: '' });
  }

  function paste(event: ClipboardEvent) {
    const pasted = pastedRows(event.clipboardData.getData('text/plain'), attributes);
    if (!pasted) return;
    event.preventDefault();
    field.onChange(withPasted(entered, pasted));
  }

  function add(attributeId: string) {
    const attribute = attributes.find(({ id }) => id === attributeId);
    if (attribute) field.onChange([...entered, checkedRow(attribute, '', '')]);
    // The row exists after the next rendering.
    requestAnimationFrame(() => {
      const inputs = [...(fields.current?.querySelectorAll('input') ?? [])];
      inputs.findLast((input) => input.name === attributeId)?.focus();
    });
  }

  return (
    <Box role="group" aria-labelledby={headingId} onPaste={paste}>
      <Typography variant="subtitle2" component="h3" id={headingId}>
        {words.specs}
      </Typography>
      <Box ref={fields} sx={{ borderTop: 2, borderColor: 'text.primary' }}>
        {rows.map((row, place) => (
          <SpecField
            key={keyOf(rows, place)}
            row={row}
            attribute={attributes.find(({ id }) => id === row.attributeId)}
            letter={letterOf(row.attributeId)}
            isKey={keys.includes(row.attributeId)}
            missingIn={isMissing(row) && left.has(row.attributeId) ? kind?.name : undefined}
            onLeave={() => !left.has(row.attributeId) && setLeft(new Set(left).add(row.attributeId))}
            onChange={(value) => put(row, valued(row, value))}
            create={create}
            onCreated={(attribute) => created(attribute, row)}
            onRemove={entered.includes(row) ? () => field.onChange(entered.filter((one) => one !== row)) : undefined}
          />
        ))}
      </Box>
      <AddSpec attributes={attributes} onAdd={add} onCreate={(named, value) => void createAndAdd(named, value)} />
      <Quiet variant="caption" component="p">
        {/* Below the rows, so that none moves while one types. */}
        {missing > 0 && (
          <Box component="span" className="strong warns" sx={{ mr: 1.5 }}>
            {words.missingMissing(missing)}
          </Box>
        )}
        {words.twoColumnsOfASpreadsheet}
      </Quiet>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );

  function valued(row: SpecRow, value: string): SpecRow {
    const attribute = attributes.find(({ id }) => id === row.attributeId);
    return attribute ? checkedRow(attribute, row.name, value) : { ...row, value };
  }
}

/** Attributes with several values need a number in the key. */
const keyOf = (rows: SpecRow[], place: number) => {
  const { attributeId, name } = rows[place] ?? { attributeId: '', name: '' };
  const before = rows.slice(0, place).filter((one) => one.attributeId === attributeId).length;
  return `${attributeId || name} ${before}`;
};

/** Shows all specs as text, for the comparison of two saves. */
export function SpecsShown({ rows }: { rows: SpecRow[] }) {
  const filled = rows.filter(({ value }) => value.trim() !== '');
  if (filled.length === 0) return <span className="muted">{words.empty}</span>;
  return filled.map(({ name, value }) => `${name}: ${value}`).join('\n');
}
