import { labels } from '../../../labels.ts';
import type {
  AboutCardFragment,
  AboutInput,
  AboutSectionInput,
  AboutTextsFragment,
} from '../../graphql/generated/operations.ts';
import { group, type FormFields } from '../forms/formFields.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import { IconPicker } from './IconPicker.tsx';

const cardFields: FormFields<AboutSectionInput, AboutCardFragment> = {
  title: {
    label: labels.aboutSection.title,
    blank: '',
    stored: ({ title }) => title,
    input: (field) => <TextInput {...field} lang="tr" />,
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
    input: (field) => <TextInput {...field} lang="tr" multiline minRows={3} />,
  },
};

const card = (name: 'mission' | 'vision' | 'values' | 'team') =>
  group(labels.about[name], cardFields, (about: AboutTextsFragment) => about[name]);

const head = 'Page heading';

/** Everything the form knows of the about page, in its order. */
export const aboutFields: FormFields<AboutInput, AboutTextsFragment> = {
  heroTitle: {
    label: labels.about.heroTitle,
    section: head,
    qualified: true,
    blank: '',
    stored: ({ heroTitle }) => heroTitle,
    input: (field) => <TextInput {...field} lang="tr" />,
  },
  heroDescription: {
    label: labels.about.heroDescription,
    section: head,
    qualified: true,
    blank: '',
    stored: ({ heroDescription }) => heroDescription,
    input: (field) => <TextInput {...field} lang="tr" multiline minRows={2} />,
  },
  mission: card('mission'),
  vision: card('vision'),
  values: card('values'),
  team: card('team'),
};
