import { siteLanguage } from '../../../../../common/text/locale.ts';
import { Stack } from '@mui/material';
import { useState } from 'react';
import * as words from '../../../../words/admin/en/importProfiles.ts';
import type { ProfileStep } from '../../../../../common/imports/profileSetup.ts';
import { readCurrency, readsVat } from '../../../../../common/money/readMoney.ts';
import * as ofShops from '../../../../words/admin/en/shopImports.ts';
import { ActDialog } from '../../../parts/forms/ActDialog.tsx';
import { TextInput } from '../../../parts/inputs/TextInput.tsx';
import { linesOfPairs, newSteps, pairsOf, typedNumber } from './stepTexts.ts';

interface Props {
  step: ProfileStep;
  onSave: (step: ProfileStep) => void;
  onClose: () => void;
}

type Texts = Record<string, string>;

/** The fields of a step, with a text for each. */
function textsOf(step: ProfileStep): { label: string; name: string; text: string; hint?: string; lines?: boolean }[] {
  switch (step.kind) {
    case 'FACTOR':
      return [{ name: 'by', label: words.times, text: decimal(step.by) }];
    case 'PERCENT':
      return [{ name: 'by', label: words.percent, text: decimal(step.by), hint: words.aMinusMakesItLess10 }];
    case 'ROUND':
      return [{ name: 'to', label: words.roundTo, text: decimal(step.to), hint: words.suchAs00505 }];
    case 'MONEY':
      return [
        { name: 'currency', label: words.currencyOfTheFile, text: step.currency, hint: words.suchAsEur },
        {
          name: 'vat',
          label: words.kdvOfTheFile,
          text: step.includesVat ? words.vatIncluded : words.vatExcluded,
          hint: words.withOrWithoutKdv,
        },
      ];
    case 'UNIT':
      return [{ name: 'unit', label: words.unitOfTheFile, text: step.unit }];
    case 'SPLIT':
      return [
        { name: 'at', label: words.splitAt, text: step.at },
        { name: 'part', label: words.part, text: String(step.part) },
      ];
    case 'PATH':
      return [
        { name: 'at', label: words.splitAt, text: step.at },
        { name: 'level', label: ofShops.levels, text: step.level },
      ];
    case 'STOCK':
      return [
        { name: 'some', label: ofShops.someLabel, text: step.some },
        { name: 'none', label: ofShops.noneLabel, text: step.none },
      ];
    case 'REPLACE':
      return [
        {
          name: 'pairs',
          label: words.words,
          text: linesOfPairs(step.pairs),
          hint: words.oneALineRlmRulman,
          lines: true,
        },
      ];
    case 'MAP':
      return [
        {
          name: 'pairs',
          label: words.cells,
          text: linesOfPairs(step.pairs),
          hint: words.oneALine0SiparisUzerine,
          lines: true,
        },
        {
          name: 'otherwise',
          label: words.allOthersBecome,
          text: step.otherwise ?? '',
          hint: words.blankTheyStayAsTheyAre,
        },
      ];
    default:
      return [];
  }
}

const decimal = (value: number) => String(value).replace('.', ',');

/** Returns the step with what was typed, or undefined where a number is none. */
function withTexts(step: ProfileStep, texts: Texts): ProfileStep | undefined {
  const number = (name: string) => typedNumber(texts[name] ?? '');
  switch (step.kind) {
    case 'FACTOR':
    case 'PERCENT': {
      const by = number('by');
      return by === undefined ? undefined : { ...step, by };
    }
    case 'ROUND': {
      const to = number('to');
      return to === undefined ? undefined : { ...step, to };
    }
    case 'SPLIT': {
      const part = number('part');
      return part === undefined || !texts.at ? undefined : { ...step, at: texts.at, part };
    }
    case 'PATH':
      return texts.level ? { ...step, at: texts.at ?? '', level: texts.level } : undefined;
    case 'STOCK':
      return { ...step, some: (texts.some ?? '').trim(), none: (texts.none ?? '').trim() };
    case 'MONEY': {
      const currency = readCurrency(texts.currency ?? '');
      const includesVat = readsVat(`KDV ${(texts.vat ?? '').trim()}`);
      return currency && includesVat !== undefined ? { ...step, currency, includesVat } : undefined;
    }
    case 'UNIT':
      return { ...step, unit: (texts.unit ?? '').trim() };
    case 'REPLACE':
      return { ...step, pairs: pairsOf(texts.pairs ?? '') };
    case 'MAP':
      return { ...step, pairs: pairsOf(texts.pairs ?? ''), otherwise: texts.otherwise?.trim() || null };
    default:
      return step;
  }
}

/** Edits one step of a column. */
export function StepDialog({ step, onSave, onClose }: Props) {
  const fields = textsOf(step);
  const [texts, setTexts] = useState<Texts>(Object.fromEntries(fields.map(({ name, text }) => [name, text])));
  const [refused, setRefused] = useState(false);
  const title = newSteps.find((one) => one.step.kind === step.kind)?.label ?? '';
  function save() {
    const next = withTexts(step, texts);
    setRefused(next === undefined);
    if (next) onSave(next);
  }
  return (
    <ActDialog title={title} typed={texts} act={words.apply} onAct={save} onClose={onClose}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        {fields.map(({ name, label, hint, lines }, place) => (
          <TextInput
            key={name}
            autoFocus={place === 0}
            label={label}
            lang={siteLanguage}
            hint={hint}
            error={refused ? (step.kind === 'MONEY' ? hint : words.enterANumber) : undefined}
            multiline={lines ?? false}
            minRows={lines ? 4 : 1}
            maxRows={12}
            value={texts[name] ?? ''}
            onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
          />
        ))}
      </Stack>
    </ActDialog>
  );
}
