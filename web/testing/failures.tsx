import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { screens } from '../admin/screens.ts';
import { addressOf } from '../admin/session/screens.ts';
import { refuse, type Answers, type Content } from './fakeServer.ts';
import { renderAdmin } from './renderAdmin.tsx';

/** Refuses an operation as one that failed. */
export const failing = () => refuse('INTERNAL_SERVER_ERROR');

/** Answers that refuse each of these operations. */
export const failingAll = (...names: string[]): Answers => Object.fromEntries(names.map((name) => [name, failing]));

/** Opens the screen with that path. Throws where there is none. */
export async function openScreen(path: string, content: Content, address = addressOf({ path })) {
  const Screen = await screens.find((one) => one.path === path)?.load();
  if (!Screen) throw new Error(`There is no screen ${path}.`);
  return renderAdmin(<Screen />, content, address);
}

/** Waits for an error's notice, word for word, and closes it. */
export async function expectNotice(user: UserEvent, text: string) {
  const notice = (await screen.findByText(text)).closest<HTMLElement>('.MuiSnackbarContent-root');
  if (!notice) throw new Error(`“${text}” is no notice.`);
  await user.click(within(notice).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
}

/** Presses the button of that name once it is there. */
export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
