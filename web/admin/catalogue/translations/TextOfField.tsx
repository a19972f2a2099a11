import { Box, Button, OutlinedInput, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { useId } from 'react';
import * as words from '../../../words/admin/en/translations.ts';
import { SourceText } from './SourceText.tsx';
import { StateMark } from './StateMark.tsx';
import type { ShownLanguage } from './TargetPane.tsx';
import { Theirs } from './Theirs.tsx';
import type { TextsOfThingFragment } from './translations.generated.ts';

export interface TypedText {
  language: string;
  field: string;
  value: string;
  /** The version of the translation that typing began from; 0 for none. */
  version: number;
}

type Field = TextsOfThingFragment['fields'][number];

interface Props {
  field: Field;
  stored: Field['texts'][number] | undefined;
  language: ShownLanguage;
  typed: TypedText | undefined;
  fault: string | undefined;
  onType: (text: TypedText) => void;
  onForget: () => void;
  onKeep: () => void;
}

/** A field in another language: the Turkish text stands beside it, and grey behind it, and is never its value. */
export function TextOfField({ field, stored, language, typed, fault, onType, onForget, onKeep }: Props) {
  const inputId = useId();
  const version = stored?.version ?? 0;
  const value = typed?.value ?? stored?.value ?? '';
  const isMachine = stored?.origin === 'MACHINE' && stored.reviewedBy === null;
  const isOutdated = stored?.isOutdated === true;
  const state = !stored ? 'MISSING' : isOutdated ? 'OUTDATED' : isMachine ? 'MACHINE' : 'DONE';
  const isChangedMeanwhile = typed !== undefined && version > typed.version && stored?.value !== typed.value;
  const type = (text: string, from: number) =>
    onType({ language: language.code, field: field.field, value: text, version: from });
  const isLong = field.source.length > 80 || field.source.includes('\n');
  return (
    <Box className="ruled" sx={rowLook}>
      <Box className="shrinks">
        <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
          {field.label}
        </Typography>
        <Box className="muted dense-type">
          <SourceText source={field.source} translatedFrom={isOutdated ? (stored?.madeFrom ?? null) : null} />
        </Box>
      </Box>
      <Box className="shrinks">
        <Row spacing={1} sx={{ mb: 0.75, minHeight: 24 }}>
          <Typography variant="subtitle2" component="label" htmlFor={inputId} className="grows">
            {language.name}
          </Typography>
          {typed === undefined && field.source !== '' && <StateMark state={state} />}
        </Row>
        <OutlinedInput
          id={inputId}
          size="small"
          fullWidth
          multiline={isLong}
          minRows={isLong ? 3 : undefined}
          value={value}
          placeholder={field.source.slice(0, 200)}
          error={fault !== undefined}
          onChange={({ target }) => type(target.value, typed?.version ?? version)}
          slotProps={{
            input: {
              'aria-label': `${field.label}, ${language.name}`,
              lang: language.code,
              dir: language.direction.toLowerCase(),
              'aria-describedby': fault === undefined ? undefined : `${inputId}-fault`,
            },
          }}
          sx={{ fontSize: { md: 15 } }}
        />
        {fault !== undefined && (
          <Typography id={`${inputId}-fault`} variant="caption" component="p" className="fails" sx={{ mt: 0.5 }}>
            {fault}
          </Typography>
        )}
        {typed === undefined && (isOutdated || isMachine) && (
          <Button size="small" onClick={onKeep} sx={{ mt: 0.5, ml: -1 }}>
            {isMachine && !isOutdated ? words.confirm : words.stillRight}
          </Button>
        )}
        {isChangedMeanwhile && stored && (
          <Theirs
            by={stored.updatedBy ?? null}
            value={stored.value}
            language={language.code}
            onKeepMine={() => type(value, version)}
            onTakeTheirs={onForget}
          />
        )}
      </Box>
    </Box>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2.25,
  rowGap: 1,
  pt: 2,
} as const;
