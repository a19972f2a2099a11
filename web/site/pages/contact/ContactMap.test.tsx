import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from '../../../graphql/client.ts';
import { SettingsProvider } from '../../parts/contact/SettingsProvider.tsx';
import { ContactMap } from './ContactMap.tsx';

afterEach(cleanup);

/** The page has the default settings for as long as nothing answers. */
const silence = new ApolloLink(() => new Observable(() => undefined));

function show(embed: string) {
  render(
    <ApolloProvider client={createClient({ link: silence })}>
      <SettingsProvider>
        <ContactMap embed={embed} />
      </SettingsProvider>
    </ApolloProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const map = () => document.querySelector('iframe');

test('without a network the map says so, and can be asked for again', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  show('https://www.google.com/maps/embed?pb=1');
  expect(screen.getByRole('status')).toHaveTextContent('Harita Google’dan yüklenir.');
  press('Haritayı göster');
  expect([map(), screen.getByRole('status').textContent?.slice(0, 18)]).toEqual([null, 'Harita yüklenemedi']);
  online.mockReturnValue(true);
  press('Haritayı göster');
  expect(map()).not.toBeNull();
});

test('a map whose host does not answer makes room for the drawing again; the way there stays all the time', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  show('https://yandex.com.tr/map-widget/v1/');
  press('Haritayı göster');
  expect(map()).not.toBeNull();
  screen.getByRole('link', { name: 'Yol tarifi alın' });
  act(() => void vi.advanceTimersByTime(9000));
  expect([map(), screen.getByRole('status').textContent?.slice(0, 18)]).toEqual([null, 'Harita yüklenemedi']);
  screen.getByRole('link', { name: 'Yol tarifi alın' });
  press('Haritayı göster');
  fireEvent.load(map() ?? document);
  act(() => void vi.advanceTimersByTime(9000));
  expect(map()).not.toBeNull();
  press('Haritayı kapat');
  expect([map(), screen.getByRole('status').textContent]).toEqual([null, 'Harita Yandex’ten yüklenir.']);
});
