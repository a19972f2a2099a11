// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse, type Answers } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { Brand } from '../../parts/page/Brand.tsx';
import { ContactForm } from './ContactForm.tsx';

const row = {
  name: 'Deneme Makine',
  logo: '/images/logo.png',
  heroTitle: 'İletişim',
  heroDescription: 'Bize yazın.',
  email: 'bilgi@deneme.example',
  phone: '0212 000 00 00',
  address: 'Şişli',
  googleMapsEmbed: 'https://www.google.com/maps/embed?pb=1',
  version: 7,
};

const open = (updateContactPage: Answers[string]) =>
  renderAdmin(<ContactForm />, {
    queries: { generalContact: () => row, siteSettings: () => row },
    mutations: { updateContactPage },
  });

test('the company and the contact page are saved together, with the version that the edit started from', async () => {
  const sent = vi.fn();
  const { user } = open((args) => {
    sent(args);
    const saved = { ...row, ...(args.input as object), version: 8 };
    return { settings: saved, contact: saved };
  });

  const phone = await screen.findByLabelText('Phone');
  await user.clear(phone);
  await user.type(phone, '0216 111 22 33');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  expect(await screen.findByText('Contact information updated successfully!')).toBeVisible();
  const { version, ...input } = row;
  const phoned = { ...input, phone: '0216 111 22 33', newAsDrafts: false, invoiceAsked: 'NEVER' };
  expect(sent).toHaveBeenCalledExactlyOnceWith({ version, input: phoned });
});

test('the logo is shown on both backgrounds before it is saved, with the rules for a file', async () => {
  const logo = 'https://cdn.deneme.example/logo.png';
  renderAdmin(
    <>
      <nav aria-label="Menu">
        <Brand onInk />
      </nav>
      <ContactForm />
    </>,
    { queries: { generalContact: () => row, siteSettings: () => ({ ...row, logo }) } },
  );
  const group = await screen.findByRole('group', { name: /^Logo/ });
  expect(group).toHaveTextContent('PNG, JPG, GIF, WebP or AVIF, up to 5 MB. Shown at up to 160 × 44 pixels');
  for (const ground of ['On the light header', 'On the dark footer']) {
    const figure = screen.getByRole('figure', { name: ground });
    expect(within(figure).getByRole('img', { name: row.name })).toHaveAttribute('src', logo);
  }
  expect(within(screen.getByRole('navigation', { name: 'Menu' })).getByRole('img', { name: row.name })).toHaveAttribute(
    'src',
    logo,
  );

  screen.getByRole('button', { name: 'Remove logo' }).click();
  const header = screen.getByRole('figure', { name: 'On the light header' });
  expect(await within(header).findByText(row.name)).toBeVisible();
});

test('a refusal of the server is shown at its field', async () => {
  const { user } = open(() => refuse('BAD_USER_INPUT', 'address'));

  await user.type(await screen.findByLabelText('Address'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('Refused'));
});

test('an error of our own is logged whole, beside the notice', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, client } = open(() => row);
  const mistake = new TypeError('undefined is not a function');
  vi.spyOn(client, 'mutate').mockRejectedValue(mistake);

  await user.type(await screen.findByLabelText('Phone'), '1');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  expect(await screen.findByText('Failed to update settings. Please try again.')).toBeVisible();
  expect(logged).toHaveBeenCalledWith(mistake);
});

test('a map is shown before it is saved, and a refused map address says what to do instead', async () => {
  const sent = vi.fn(() => row);
  const { user } = open(sent);
  const map = await screen.findByLabelText('Link to the map');
  expect(map).toHaveAccessibleDescription(/choose Share, then “Embed a map”/);

  await user.click(screen.getByRole('button', { name: 'Show the map' }));
  expect(screen.getByTitle('The map as visitors will see it')).toHaveAttribute('src', row.googleMapsEmbed);

  for (const page of [
    'https://www.google.com/maps/place/Perpa/@41.06,28.96,17z',
    'https://maps.app.goo.gl/abc',
    'https://www.openstreetmap.org/#map=17/41.06/28.96',
  ]) {
    await user.clear(map);
    await user.paste(page);
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(map).toHaveAccessibleDescription(/cannot be shown here\. .*“Embed a map”/));
    expect(screen.queryByTitle('The map as visitors will see it')).not.toBeInTheDocument();
  }
  expect(sent).not.toHaveBeenCalled();
});

test('the sections say what is in each, and beside the button stands what was changed', async () => {
  const { user } = open(() => row);
  const nav = within(await screen.findByRole('navigation', { name: 'Sections' }));
  expect(nav.getByRole('button', { name: 'Contact details full' })).not.toHaveAttribute('aria-current');
  await user.click(nav.getByRole('button', { name: 'Contact details full' }));
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
  expect(nav.getByRole('button', { name: 'Contact details full' })).toHaveAttribute('aria-current', 'true');
  await user.clear(screen.getByLabelText('Phone'));
  expect(nav.getByRole('button', { name: 'Contact details 2 of 3' })).toBeVisible();
  expect(screen.getByText('1 change').parentElement).toHaveTextContent('1 change · Phone');
});
