import { DomainError, tooLarge } from '../../../../core/errors.ts';
import { mostUnits } from './unit.ts';
import { countText } from '../../../../../common/text/locale.ts';

/** A file that no translator has from this site. */
export const notTranslations = () =>
  new DomainError(
    'badInput',
    'This is no file of translations: choose XLIFF, PO or the .xlsx workbook that was exported here.',
    {
      field: 'file',
      reason: 'NOT_TRANSLATIONS',
    },
  );

export const wrongLanguages = (found: string[], wanted?: string) =>
  new DomainError(
    'badInput',
    wanted === undefined
      ? `The file has several languages: ${found.join(', ').slice(0, 100)}. Send one file for each.`
      : `The file is in the language ${found.join(', ').slice(0, 100)}, and ${wanted} was chosen.`,
    { field: 'language', reason: 'WRONG_LANGUAGE' },
  );

/** Without the Turkish text nobody knows what was translated. */
export const noSource = (column: string) =>
  new DomainError('badInput', `The column ${column} is missing: it shows whether the Turkish text is still the same.`, {
    field: 'file',
    reason: 'NO_SOURCE',
  });

export const tooManyUnits = () => tooLarge('file', `The file has more than ${countText(mostUnits, 'en')} texts.`);
