import { siteLanguage } from '../../../../common/text/locale.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';
import { labels } from '../../../../common/labels.ts';
import type { AboutTextsFragment, AboutToEditFragment } from './about.generated.ts';
import type { AboutInput, AboutSectionInput } from '../../../graphql/generated/schema.ts';
import type { EditedAboutCardFragment } from './about.generated.ts';
import { AboutNumberInput, AboutStepInput } from '../../../../common/generated/validators.ts';
import { DocumentsInput } from '../../catalogue/documents/DocumentsInput.tsx';
import { documentsRule, titlesOf, type NamedDocument } from '../../catalogue/documents/namedDocuments.ts';
import { group, type FormFields } from '../../parts/forms/formFields.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { statusField } from '../../parts/status/statusField.tsx';
import { headFields } from '../headFields.tsx';
import * as words from '../../../words/admin/en/about.ts';
import { IconPicker } from './IconPicker.tsx';
import { rowsRule } from './rows.ts';
import { RowsInput } from './RowsInput.tsx';

const cardFields: FormFields<AboutSectionInput, EditedAboutCardFragment> = {
  title: {
    label: labels.aboutSection.title,
    blank: '',
    stored: ({ title }) => title,
    input: (field) => <TextInput {...field} lang={siteLanguage} />,
  },
  icon: {
    label: labels.aboutSection.icon,
    blank: 'target',
    stored: ({ icon }) => icon,
    input: (field) => <IconPicker {...field} />,
  },
  description: {
    label: labels.aboutSection.description,
    blank: '',
    stored: ({ description }) => description,
    input: (field) => <TextInput {...field} lang={siteLanguage} multiline minRows={3} />,
  },
};

const card = (name: 'mission' | 'vision' | 'values' | 'team') =>
  group(labels.about[name], cardFields, (about: AboutTextsFragment) => about[name]);

const numberParts = [
  { name: 'value', label: labels.aboutNumber.value, example: '1987' },
  { name: 'label', label: labels.aboutNumber.label, example: turkish.foundingExample },
];
const stepParts = [
  { name: 'title', label: labels.aboutStep.title },
  { name: 'description', label: labels.aboutStep.description, multiline: true },
];
type Numbers = AboutTextsFragment['numbers'];
type Steps = AboutTextsFragment['steps'];
const numbersShown = (rows: Numbers) => rows.map(({ value, label }) => `${value} ${label}`).join('\n') || words.none;
const stepsShown = (rows: Steps) =>
  rows.map(({ title, description }, place) => `${place + 1}. ${title}: ${description}`).join('\n') || words.none;

export const aboutFields: FormFields<AboutInput, AboutToEditFragment> = {
  ...headFields(labels.about, words.pageHeading),
  mission: card('mission'),
  vision: card('vision'),
  values: card('values'),
  team: card('team'),
  numbers: {
    label: labels.about.numbers,
    section: labels.about.numbers,
    blank: [],
    stored: ({ numbers }) => numbers.map(({ value, label }) => ({ value, label })),
    check: rowsRule(AboutNumberInput),
    show: (rows: unknown) => numbersShown(rows as Numbers),
    input: (field) => <RowsInput {...field} one={words.number} most={3} parts={numberParts} columns="1fr 2fr" />,
  },
  steps: {
    label: labels.about.steps,
    section: labels.about.steps,
    blank: [],
    stored: ({ steps }) => steps.map(({ title, description }) => ({ title, description })),
    check: rowsRule(AboutStepInput),
    show: (rows: unknown) => stepsShown(rows as Steps),
    input: (field) => <RowsInput {...field} one={words.step} most={4} parts={stepParts} />,
  },
  documentIds: {
    label: labels.about.documentIds,
    section: labels.about.documentIds,
    blank: [],
    stored: ({ documents }) => documents.map(({ id, title }) => ({ id, title })),
    check: documentsRule,
    show: (rows) => titlesOf(rows as NamedDocument[]),
    input: (field) => <DocumentsInput {...field} kind="CERTIFICATE" />,
  },
  status: {
    section: labels.about.status,
    ...statusField(labels.about.status, words.untilTheseTextsArePublished),
  },
};
