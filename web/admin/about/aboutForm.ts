import type { z } from 'zod';
import type { AboutTextsFragment } from '../../graphql/generated/operations.ts';
import type { AboutInput } from '../../graphql/generated/validators.ts';
import type { FieldWords } from '../forms/differences.ts';
import type { Stored } from '../forms/useStoredForm.ts';

export type AboutValues = z.input<typeof AboutInput>;
type Card = AboutValues['mission'];

export const cards = [
  { name: 'mission', title: 'Mission' },
  { name: 'vision', title: 'Vision' },
  { name: 'values', title: 'Values' },
  { name: 'team', title: 'Team' },
] as const;

const blankCard: Card = { title: '', description: '', icon: 'target' };
export const blankAbout: AboutValues = {
  heroTitle: '',
  heroDescription: '',
  mission: blankCard,
  vision: blankCard,
  values: blankCard,
  team: blankCard,
};

const toCard = ({ title, description, icon }: Card): Card => ({ title, description, icon });

export const storedAbout = (about: AboutTextsFragment): Stored<AboutValues> => ({
  values: {
    heroTitle: about.heroTitle,
    heroDescription: about.heroDescription,
    mission: toCard(about.mission),
    vision: toCard(about.vision),
    values: toCard(about.values),
    team: toCard(about.team),
  },
  version: about.version,
});

/** What the fields are called when two admins fill them in differently. */
export const aboutWords: FieldWords[] = [
  { name: 'heroTitle', label: 'Head of the page: title' },
  { name: 'heroDescription', label: 'Head of the page: description' },
  ...cards.flatMap(({ name, title }) => [
    { name: `${name}.title`, label: `${title}: title` },
    { name: `${name}.icon`, label: `${title}: icon` },
    { name: `${name}.description`, label: `${title}: description` },
  ]),
];
