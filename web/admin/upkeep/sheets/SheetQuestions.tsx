import { siteLanguage } from '../../../../common/text/locale.ts';
import { ProductInput } from '../../../../common/generated/validators.ts';
import { Box, Checkbox, FormControlLabel, Radio, RadioGroup, Stack, TextField, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import * as words from '../../../words/admin/en/fileImports.ts';
import { DecimalQuestion } from './DecimalQuestion.tsx';
import type { Group } from './leftOutGroups.ts';
import { basisOf } from './setup/setupOf.ts';
import type { Answers, Trial } from './sheetTypes.ts';
import type { SheetImportState } from './useSheetImport.ts';

type Props = { state: SheetImportState };
type OfTrial = Props & { trial: Trial | undefined };

interface ChoicesProps {
  label: string;
  value: string;
  choices: { value: string; label: string }[];
  onChoose: (value: string) => void;
  row?: boolean;
  /** Says what was found, or why it has to be answered. */
  note?: string;
  isOpen?: boolean;
  children?: ReactNode;
}

/** A question with its answers beside each other or below each other. */
function Choices({ label, value, choices, onChoose, row = false, note, isOpen = false, children }: ChoicesProps) {
  const id = useId();
  return (
    <Stack>
      <Typography id={id} variant="subtitle2" component="p">
        {label}
      </Typography>
      <RadioGroup row={row} aria-labelledby={id} value={value} onChange={(_, next) => onChoose(next)}>
        {choices.map((choice) => (
          <FormControlLabel key={choice.value} {...choice} control={<Radio size="small" />} />
        ))}
      </RadioGroup>
      {children}
      {note && (
        <Typography variant="caption" sx={{ color: isOpen ? 'error.main' : 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Stack>
  );
}

/** Asks whether the prices of the file contain KDV; a heading that says so is shown as the answer. */
export function PriceQuestion({ state }: Props) {
  const { sheet, columns, answers, asksBasis } = state;
  if (!columns.includes('price')) return null;
  return (
    <Choices
      row
      label={words.pricesAre}
      value={basisOf(sheet, columns, answers) ?? ''}
      choices={[
        { value: 'WITH_VAT', label: words.withKdv },
        { value: 'WITHOUT_VAT', label: words.withoutKdv },
      ]}
      onChoose={(prices) => state.answer({ prices: prices as Answers['prices'] })}
      note={asksBasis ? words.chooseBasis : words.kdvIsAdded}
      isOpen={asksBasis}
    />
  );
}

const missing = ProductInput.shape.description.safeParse('').error?.issues[0]?.message;
type Choice = 'WRONG' | 'NAME' | 'TEXT';

/** Asks what becomes of missing descriptions, once a row lacks one. */
export function DescriptionQuestion({ state, trial }: OfTrial) {
  const { descriptionFromName, description } = state.answers;
  const isMissing = trial?.rows.some(({ reasons }) => reasons.some(({ message }) => message === missing)) ?? false;
  const choice: Choice = descriptionFromName ? 'NAME' : description == null ? 'WRONG' : 'TEXT';
  if (!isMissing && choice === 'WRONG') return null;
  return (
    <Choices
      label={words.missingDescription}
      value={choice}
      choices={[
        { value: 'NAME', label: words.sameAsName },
        { value: 'TEXT', label: words.fixedText },
        { value: 'WRONG', label: words.rowIsLeftOut },
      ]}
      onChoose={(next) =>
        state.answer({ descriptionFromName: next === 'NAME', description: next === 'TEXT' ? '' : null })
      }
    >
      {choice === 'TEXT' && (
        <TextField
          size="small"
          label={words.text}
          defaultValue={description}
          slotProps={{ htmlInput: { maxLength: 5000, lang: siteLanguage } }}
          onBlur={({ target }) => target.value !== description && state.answer({ description: target.value })}
        />
      )}
    </Choices>
  );
}

/** Asks whether new products are on the site at once, where the file has new ones and no column says it. */
function StatusQuestion({ state, trial }: OfTrial) {
  const { newAs } = state.answers;
  if ((!trial?.added && newAs == null) || state.columns.includes('status')) return null;
  return (
    <Choices
      label={words.newProductsAre}
      value={newAs ?? ''}
      choices={[
        { value: '', label: words.asSettingsSay },
        { value: 'PUBLISHED', label: words.publishedAtOnce },
        { value: 'DRAFT', label: words.draftsFirst },
      ]}
      onChoose={(next) => state.answer({ newAs: (next || null) as Answers['newAs'] })}
    />
  );
}

/** Asks what becomes of rows that are hidden in the workbook. */
export function HiddenQuestion({ state, trial }: OfTrial) {
  const { hiddenRows } = state.answers;
  const hidden = trial?.hidden;
  if (!hidden && hiddenRows == null) return null;
  return (
    <Choices
      label={words.hiddenRowsAre}
      value={hiddenRows ?? ''}
      choices={[
        { value: 'TAKE', label: words.hiddenTaken },
        { value: 'LEAVE_OUT', label: words.hiddenLeftOut },
      ]}
      onChoose={(next) => state.answer({ hiddenRows: next as Answers['hiddenRows'] })}
    />
  );
}

const mostNamed = 5;

/** Asks whether prices that jump are right, and names the first of them. */
function JumpsQuestion({ state, trial }: OfTrial) {
  const jumps = trial?.jumps ?? 0;
  if (!trial || jumps === 0) return null;
  const named = trial.rows.filter(({ stop }) => stop).slice(0, mostNamed);
  return (
    <Box className="whole-row">
      <FormControlLabel
        control={<Checkbox checked={!state.asksJumps} onChange={(_, areRight) => state.confirmJumps(areRight)} />}
        label={words.pricesAreRight(jumps)}
      />
      <Box component="ul" className="breaks" sx={{ pl: 4 }}>
        {named.map(({ line, name, stop }) => (
          <Typography key={line} component="li" variant="body2">
            {words.jumpOf(line, name, stop ?? '')}
          </Typography>
        ))}
        {jumps > named.length && (
          <Typography className="muted" component="li" variant="body2">
            {words.andMore(jumps - named.length)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

type Asked = 'description' | 'mark' | 'hidden';

/** Returns which question settles a mistake: it then stands beside it, and nowhere else. */
export function questionOf({ message, input, lines }: Group, { decimals, hidden }: Trial): Asked | undefined {
  if (message === missing) return 'description';
  const [first] = lines;
  if (hidden && first !== undefined && hidden.lines.includes(first)) return 'hidden';
  const isUnclear =
    decimals?.mark == null && decimals?.cells.some((cell) => cell.input === input && cell.line === first);
  return isUnclear ? 'mark' : undefined;
}

/** Returns the question that stands beside a mistake. */
export function cureOf(asked: Asked | undefined, state: SheetImportState, trial: Trial): ReactNode {
  if (asked === 'description') return <DescriptionQuestion state={state} trial={trial} />;
  if (asked === 'hidden') return <HiddenQuestion state={state} trial={trial} />;
  return asked === 'mark' ? <DecimalQuestion state={state} trial={trial} /> : undefined;
}

/** Asks what the file leaves open, but for what is asked beside a mistake; what was answered can be changed here. */
export function SheetQuestions({ state, trial, besides }: OfTrial & { besides: ReadonlySet<Asked> }) {
  const isThere = (asked: Asked) => !besides.has(asked);
  return (
    <Box component="section" aria-label={words.questions} className="framed on-paper" sx={questionsLook}>
      {!state.profile && <JumpsQuestion state={state} trial={trial} />}
      <PriceQuestion state={state} />
      {isThere('mark') && <DecimalQuestion state={state} trial={trial} />}
      {isThere('hidden') && <HiddenQuestion state={state} trial={trial} />}
      {isThere('description') && <DescriptionQuestion state={state} trial={trial} />}
      <StatusQuestion state={state} trial={trial} />
    </Box>
  );
}

const questionsLook = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(216px, 100%), 1fr))',
  gap: 2.5,
  p: { xs: '16px', sm: '16px 20px' },
  borderRadius: 1.33,
  '&:empty': { display: 'none' },
} as const;
