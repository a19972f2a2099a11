import { z } from 'zod';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { labels } from '../../../../common/labels.ts';
import { documentKinds, documentLanguages } from '../../../../common/enumWords.ts';
import type { DocumentToEditFragment } from './documents.generated.ts';
import type { DocumentInput } from '../../../graphql/generated/schema.ts';
import { DocumentInput as Limits } from '../../../../common/generated/validators.ts';
import { dayRule, dayText } from '../../parts/forms/dayRule.ts';
import type { FormFields } from '../../parts/forms/formFields.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';
import { statusField } from '../../parts/status/statusField.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as documentsWords from '../../../words/admin/en/documents.ts';
import { fileRule, type ChosenFile } from './chosenFile.ts';
import { FileInput } from './FileInput.tsx';

const optionsOf = <Value extends string>(words: Record<Value, string>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }));
const wordOf = (words: Record<string, string>, value: unknown) => words[String(value)] ?? documentsWords.none;

const languageRule: z.ZodType<DocumentInput['language']> = z
  .enum(['', 'TR', 'EN', 'DE', 'FR', 'IT', 'ES', 'RU', 'AR', 'ZH', 'MULTIPLE'])
  .transform((language) => (language === '' ? null : language));

export const documentFields: FormFields<DocumentInput, DocumentToEditFragment> = {
  file: {
    label: labels.document.file,
    blank: null,
    stored: ({ file: { url, name, format, byteSize } }) => ({ url, name, format, byteSize }),
    check: fileRule,
    show: (file) => (file as ChosenFile | null)?.name ?? documentsWords.none,
    input: (field) => <FileInput {...field} />,
  },
  title: {
    label: labels.document.title,
    blank: '',
    stored: ({ title }) => title,
    input: (field) => <TextInput {...field} lang={siteLanguage} />,
  },
  kind: {
    label: labels.document.kind,
    half: true,
    blank: 'DATA_SHEET',
    stored: ({ kind }) => kind,
    show: (kind) => wordOf(documentKinds, kind),
    input: (field) => <SelectInput {...field} options={optionsOf(documentKinds)} />,
  },
  language: {
    label: labels.document.language,
    half: true,
    blank: '',
    stored: ({ language }) => language ?? '',
    check: languageRule,
    show: (language) => wordOf(documentLanguages, language),
    input: (field) => <SelectInput {...field} options={optionsOf(documentLanguages)} none={documentsWords.notStated} />,
  },
  revision: {
    label: labels.document.revision,
    half: true,
    blank: '',
    stored: ({ revision }) => revision ?? '',
    input: (field) => <TextInput {...field} optional />,
  },
  date: {
    label: labels.document.date,
    half: true,
    blank: '',
    stored: ({ date }) => dayText(date),
    check: dayRule(Limits.shape.date),
    input: (field) => <TextInput {...field} optional inputMode="numeric" placeholder="06.12.2026" />,
  },
  status: statusField(labels.document.status, documentsWords.aDocumentThatOnlyDraftsName),
};
