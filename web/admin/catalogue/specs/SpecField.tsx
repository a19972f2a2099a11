import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box, Button, FormHelperText, IconButton, Typography } from '@mui/material';
import { use, useId, createContext } from 'react';
import { numberFormat, siteLanguage } from '../../../../common/text/locale.ts';
import { readValue, unitFor } from '../../../../common/measures/specValues.ts';
import * as words from '../../../words/admin/en/specs.ts';
import { CreateButton } from './CreateButton.tsx';
import { guessAttribute } from './guessAttribute.ts';
import { Letter } from './Letter.tsx';
import { ListInput } from './ListInput.tsx';
import { nearestOption } from './nearestOption.ts';
import type { SpecRow } from './specRows.ts';
import type { CreateSpec } from './useCreateSpec.ts';
import type { Attribute } from './useDefinitions.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';

/** The spec whose field one is in, which the drawing beside the form lights. */
export const LitSpec = createContext<{ lit: string | undefined; light: (attributeId: string) => void }>({
  lit: undefined,
  light: () => undefined,
});

interface Props {
  row: SpecRow;
  attribute: Attribute | undefined;
  /** Its letter in the drawing of the kind. */
  letter?: string | undefined;
  /** It is one of the few that distinguish products of the kind. */
  isKey?: boolean;
  /** The name of the kind that requires it, once its field was left blank. */
  missingIn: string | undefined;
  onLeave: () => void;
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
export function SpecField(props: Props) {
  const { row, attribute, letter, isKey, missingIn, onLeave, onChange, create, onCreated, onRemove } = props;
  const id = useId();
  const name = attribute?.name ?? row.name;
  const { lit, light } = use(LitSpec);
  const isMissing = row.problem === null && missingIn !== undefined;
  const problem = row.problem ?? (missingIn === undefined ? null : words.requiredIn(missingIn));
  const hint = problem ?? (attribute && row.value ? understood(attribute, row.value) : undefined);
  const choices =
    attribute?.kind === 'OPTION' ? attribute.options.map((one) => one.name) : attribute?.kind === 'FLAG' ? flags : [];
  const made = (attribute: Promise<Attribute | undefined>) => void attribute.then((now) => now && onCreated(now));
  const typed = row.value.trim();
  const isUnknown = attribute?.kind === 'OPTION' && row.problem !== null;
  const nearest = isUnknown ? nearestOption(attribute.options, typed) : undefined;
  return (
    <Box
      sx={[rowLook, isMissing && missingLook]}
      onFocus={() => row.attributeId !== '' && light(row.attributeId)}
      onBlur={onLeave}
    >
      <Box component="span" sx={{ display: letter === undefined ? { xs: 'none', sm: 'block' } : 'block' }}>
        {letter !== undefined && <Letter isLit={lit === row.attributeId}>{letter}</Letter>}
      </Box>
      <Box sx={[labelLook, letter === undefined && { gridColumn: { xs: '1 / 4', sm: 'auto' } }]}>
        <Typography component="label" htmlFor={id} variant="body2" lang={siteLanguage} className="dense-type">
          {name}
        </Typography>
        {(isMissing || isKey) && (
          <Box component="span" aria-hidden sx={[keyLook, isMissing && { color: 'warning.main', fontWeight: 600 }]}>
            {isMissing ? words.missing : words.key}
          </Box>
        )}
      </Box>
      <Box className="shrinks" sx={{ gridColumn: { xs: '1 / 3', sm: 'auto' } }}>
        <ListInput
          id={id}
          name={row.attributeId}
          value={row.value}
          error={row.problem !== null}
          choices={choices}
          unit={attribute?.unit}
          onChange={({ target }) => onChange(target.value)}
          input={{ 'aria-describedby': hint ? `${id}-hint` : undefined, 'aria-invalid': row.problem !== null }}
        />
        {hint && (
          <FormHelperText
            id={`${id}-hint`}
            error={row.problem !== null}
            // The row says it in one word, and so keeps its height.
            className={isMissing ? 'visually-hidden' : undefined}
          >
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
        {isUnknown && (
          <Box className="wraps" sx={{ gap: 1, my: 0.75 }}>
            {nearest && (
              <Button
                variant="contained"
                size="small"
                aria-label={words.useOptionFor(nearest.name, name)}
                onClick={() => onChange(nearest.name)}
                sx={{ overflowWrap: 'anywhere' }}
              >
                {words.useOption(nearest.name)}
              </Button>
            )}
            <Button
              variant="outlined"
              size="small"
              disabled={create.busy}
              aria-label={words.addOptionTo(typed, name)}
              onClick={() => made(create.option(attribute, typed))}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {words.addOption(typed)}
            </Button>
          </Box>
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
        <CloseOutlined className="icon-18" />
      </IconButton>
    </Box>
  );
}

const flags = [turkish.yes, turkish.no];

const rowLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) 44px', sm: '24px minmax(0, 1fr) clamp(170px, 46%, 300px) 28px' },
  alignItems: 'center',
  columnGap: 1.25,
  rowGap: 0.75,
  minHeight: 'var(--bench-row, 40px)',
  py: { xs: 1, sm: '3px' },
  borderBottom: 'var(--hairline)',
  '& .MuiOutlinedInput-input': { fontWeight: 600 },
  '& > .MuiIconButton-root': {
    p: 0.5,
    gridColumn: { xs: 3, sm: 'auto' },
    gridRow: { xs: 2, sm: 'auto' },
  },
} as const;

const missingLook = { '& .MuiOutlinedInput-notchedOutline': { borderColor: 'warning.main', borderWidth: 2 } };

const labelLook = { minWidth: 0, gridColumn: { xs: '2 / 4', sm: 'auto' } };

const keyLook = { ml: 1, color: 'text.secondary', fontSize: 13.5 };
