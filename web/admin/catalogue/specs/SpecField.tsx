import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, FormHelperText, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import { numberFormat, siteLanguage } from '../../../../common/text/locale.ts';
import { readValue, unitFor } from '../../../../common/measures/specValues.ts';
import * as words from '../../../words/admin/en/specs.ts';
import { CreateButton } from './CreateButton.tsx';
import { guessAttribute } from './guessAttribute.ts';
import { ListInput } from './ListInput.tsx';
import type { SpecRow } from './specRows.ts';
import type { CreateSpec } from './useCreateSpec.ts';
import type { Attribute } from './useDefinitions.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';

interface Props {
  row: SpecRow;
  attribute: Attribute | undefined;
  /** The name of the kind that requires it, while it is blank. */
  missingIn: string | undefined;
  onChange: (value: string) => void;
  /** Creates what the row names and nobody has defined yet. */
  create: CreateSpec;
  /** Called with the attribute that was created or has a further option. */
  onCreated: (attribute: Attribute) => void;
  /** Undefined when there is nothing to remove. */
  onRemove?: () => void;
}

const number = numberFormat({ maximumFractionDigits: 6 });

/** Shows how a measure was understood, where the typed text does not make that plain. */
function understood(attribute: Attribute, value: string): string | undefined {
  const read = readValue(attribute, value).value;
  const unit = unitFor(attribute.unit);
  if (read?.kind !== 'NUMBER' || !unit || read.measure.unit?.symbol === unit.symbol) return undefined;
  const [top, bottom] = unit.factor;
  const own = (read.measure.base * Number(bottom)) / Number(top) - Number(unit.zero[0]) / Number(unit.zero[1]);
  return `= ${number.format(own)} ${unit.symbol}`;
}

/**
 * One value of a product, checked while it is typed. Tab leads from value to value, and a value that is cleared is
 * removed.
 */
export function SpecField({ row, attribute, missingIn, onChange, create, onCreated, onRemove }: Props) {
  const id = useId();
  const name = attribute?.name ?? row.name;
  const problem = row.problem ?? (missingIn === undefined ? null : words.requiredIn(missingIn));
  const hint = problem ?? (attribute && row.value ? understood(attribute, row.value) : undefined);
  const choices =
    attribute?.kind === 'OPTION' ? attribute.options.map((one) => one.name) : attribute?.kind === 'FLAG' ? flags : [];
  const made = (attribute: Promise<Attribute | undefined>) => void attribute.then((now) => now && onCreated(now));
  return (
    <Box sx={rowLook}>
      <Typography
        component="label"
        htmlFor={id}
        variant="body2"
        lang={siteLanguage}
        sx={{ fontWeight: 600, minWidth: 0 }}
      >
        {name}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <ListInput
          id={id}
          name={row.attributeId}
          value={row.value}
          error={problem !== null}
          choices={choices}
          unit={attribute?.unit}
          onChange={({ target }) => onChange(target.value)}
          input={{ 'aria-describedby': hint ? `${id}-hint` : undefined, 'aria-invalid': row.problem !== null }}
        />
        {hint && (
          <FormHelperText id={`${id}-hint`} error={problem !== null}>
            {hint}
          </FormHelperText>
        )}
        {!attribute && (
          <CreateButton
            attribute={guessAttribute(row.name, row.value)}
            busy={create.busy}
            onClick={() => made(create.attribute(row.name, row.value))}
          />
        )}
        {attribute?.kind === 'OPTION' && row.problem !== null && (
          <Button
            variant="outlined"
            size="small"
            disabled={create.busy}
            aria-label={words.addOptionTo(row.value.trim(), name)}
            onClick={() => made(create.option(attribute, row.value.trim()))}
            sx={{ my: 0.5, overflowWrap: 'anywhere' }}
          >
            {words.addOption(row.value.trim())}
          </Button>
        )}
      </Box>
      <IconButton
        color="inherit"
        aria-label={words.removeName(name)}
        // By keyboard a value is removed by clearing it; only a row without an attribute needs the button.
        tabIndex={attribute ? -1 : undefined}
        onClick={onRemove}
        sx={{ visibility: onRemove ? 'visible' : 'hidden' }}
      >
        <CloseOutlined sx={{ fontSize: 18 }} />
      </IconButton>
    </Box>
  );
}

const flags = [turkish.yes, turkish.no];

const rowLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 40px',
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
};
