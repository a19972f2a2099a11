// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { AboutForm } from './AboutForm.tsx';

const card = (title: string) => ({ title, description: `${title}.`, icon: 'star' });
const about = {
  heroTitle: 'Hakkımızda',
  heroDescription: 'Kim olduğumuz.',
  mission: card('Misyonumuz'),
  vision: card('Vizyonumuz'),
  values: card('Değerlerimiz'),
  team: card('Ekibimiz'),
  numbers: [],
  steps: [],
  documents: [],
  status: 'PUBLISHED',
  version: 3,
};
const save = { name: 'Save changes' };

test('the form is blank before its first save, and reports missing texts', async () => {
  const { user } = renderAdmin(<AboutForm />, { queries: { about: () => null } });

  const vision = within(await screen.findByRole('region', { name: 'Vision' }));
  expect(vision.getByRole('radio', { checked: true })).toHaveAccessibleName('Target');
  await user.click(screen.getByRole('button', save));

  const title = await vision.findByRole('textbox', { name: 'Title' });
  expect(title).toHaveAccessibleDescription('This field is required');
});

test('cards are edited with their icons, and a conflict is shown card by card', async () => {
  const sent = vi.fn();
  let stored = about;
  const { user } = renderAdmin(<AboutForm />, {
    queries: { about: () => stored },
    mutations: {
      updateAbout: (args) => {
        sent(args);
        if (args.version === 4) return { ...about, ...(args.input as object), version: 5 };
        stored = { ...about, heroTitle: 'Onların', version: 4 };
        return refuse('CONFLICT');
      },
    },
  });

  const mission = within(await screen.findByRole('region', { name: 'Mission' }));
  await user.click(mission.getByRole('radio', { name: 'Rocket' }));
  await user.click(screen.getByRole('button', save));

  const choice = within(await screen.findByRole('dialog', { name: 'Saved by someone else, too' }));
  expect(choice.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Page heading: title',
    'Mission: icon',
  ]);
  await user.click(choice.getByRole('button', { name: 'Save chosen values' }));

  expect(await screen.findByText('About information updated successfully!')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith({
    version: 4,
    input: expect.objectContaining({ heroTitle: 'Onların', mission: { ...about.mission, icon: 'rocket' } }),
  });
});

test('numbers, steps and documents are shown when there are any, and a conflict shows them as text', async () => {
  const file = { url: '/belgeler/1-iso.pdf', name: 'iso.pdf', format: 'PDF', byteSize: 188_500 };
  const facts = { kind: 'CERTIFICATE', language: null, revision: null, date: null, file, version: 1 };
  let stored: object = {
    ...about,
    numbers: [{ value: '1987', label: 'kuruluş' }],
    steps: [{ title: 'Ölçü', description: 'Ölçeriz.' }],
    documents: [{ ...facts, id: 'd1', title: 'ISO 9001 belgesi' }],
  };
  const sent = vi.fn();
  const { user } = renderAdmin(<AboutForm />, {
    queries: { about: () => stored },
    mutations: {
      updateAbout: (args) => {
        sent(args);
        if (args.version === 4) return { ...stored, version: 5 };
        stored = { ...stored, numbers: [{ value: '1988', label: 'kuruluş' }], version: 4 };
        return refuse('CONFLICT');
      },
    },
  });

  const numbers = within(await screen.findByRole('group', { name: 'Numbers' }));
  await user.type(numbers.getByRole('textbox', { name: 'Label' }), '!');
  const documents = within(screen.getByRole('group', { name: 'Documents' }));
  await user.click(documents.getByRole('button', { name: 'Remove ISO 9001 belgesi' }));
  await user.click(screen.getByRole('button', save));

  const choice = within(await screen.findByRole('dialog', { name: 'Saved by someone else, too' }));
  expect(choice.getByText('1987 kuruluş!')).toBeVisible();
  expect(choice.getByText('ISO 9001 belgesi')).toBeVisible();
  await user.click(choice.getByRole('button', { name: 'Save chosen values' }));
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({
      version: 4,
      input: expect.objectContaining({
        numbers: [{ value: '1987', label: 'kuruluş!' }],
        steps: [{ title: 'Ölçü', description: 'Ölçeriz.' }],
        documentIds: [],
      }),
    }),
  );
});
