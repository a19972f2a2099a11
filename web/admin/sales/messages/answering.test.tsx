// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useInboxCountsQuery } from '../inbox/inbox.generated.ts';
import { refuse, type Answers } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { MessageDetail } from './MessageDetail.tsx';

const message = {
  id: '1',
  name: 'Işıl Çağrı',
  email: 'isil@ornek.com.tr',
  company: null,
  subject: 'Küresel Vana DN50 hakkında',
  message: 'Stokta var mı?',
  createdAt: '2026-11-21T07:42:00.000Z',
  status: 'READ',
  suspectedSpam: false,
  undelivered: [],
  enquiries: [],
  letters: [] as object[],
};
const letter = {
  id: 'a',
  kind: 'ANSWER',
  subject: 'Re: Vana',
  text: 'Yarın kargoda.',
  admin: 'melike@ornek.com.tr',
  createdAt: '2026-11-22T07:42:00.000Z',
  state: 'SENT',
  failure: null,
  attachments: [],
};
const templates = [
  { id: 'var', name: 'Var', text: 'Sayın {AD},\n\n{ürün} stokta.', version: 1 },
  { id: 'termin', name: 'Termin', text: '{numara} için termin bekliyoruz.', version: 1 },
];

/** The counts are loaded as the menu does, since an answer loads them again. */
function Screen() {
  useInboxCountsQuery();
  return <MessageDetail id="1" />;
}

function show(
  shown: object,
  { sendsMail = true, ...mutations }: (Answers & { sendsMail?: never }) | { sendsMail: boolean } = {},
) {
  let now = { ...message, ...shown };
  const page = renderAdmin(<Screen />, {
    queries: { message: () => now, sendsMail: () => sendsMail, answerTemplates: () => templates },
    mutations,
  });
  return { ...page, become: (next: object) => (now = { ...now, ...next }) };
}
const open = async (user: ReturnType<typeof show>['user'], name = 'Reply by e-mail') => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Answer Işıl Çağrı' }));
};
const typed = (field: HTMLElement) => (field instanceof HTMLTextAreaElement ? field.value : '');

test('a reply from a template, and the state with it, take three clicks', async () => {
  let clicks = 0;
  const answered = vi.fn();
  const answerMessage = (args: object) => (answered(args), { ...message, status: 'REPLIED', letters: [letter] });
  const { user } = show({}, { answerMessage });
  const click = (button: HTMLElement) => (clicks++, user.click(button));
  await click(await screen.findByRole('button', { name: 'Reply by e-mail' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer Işıl Çağrı' }));
  const text = dialog.getByRole('textbox', { name: 'Letter' });
  expect(text).toHaveFocus();
  clicks++;
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Text from' }), 'Var');
  await click(dialog.getByRole('button', { name: 'Send' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answered).toHaveBeenCalledExactlyOnceWith({
    id: '1',
    input: {
      subject: 'Re: Küresel Vana DN50 hakkında',
      text: 'Sayın Işıl Çağrı,\n\nKüresel Vana DN50 stokta.',
      elsewhere: false,
    },
    seen: 0,
    key: expect.stringMatching(/^[\d-]{16,}$/) as string,
  });
  expect(clicks).toBe(3);
  expect(screen.getByRole('button', { name: 'Replied' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('list', { name: 'What we wrote' })).toHaveTextContent(
    /melike answered.*e-mailed.*Yarın kargoda/,
  );
});

test('a placeholder that is left is named before anything is sent', async () => {
  const answerMessage = vi.fn();
  const { user } = show({}, { answerMessage });
  const dialog = await open(user);
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Text from' }), 'Termin');
  expect(dialog.getByText('Still to fill in: {numara}')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Fill in {numara} first.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Letter' })).toHaveFocus();
  expect(answerMessage).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(typed(dialog.getByRole('textbox', { name: 'Letter' }))).toMatch(/^Sayın Işıl Çağrı,\n\n\n\nSaygılarımızla/);
});

test('the answer of a colleague that came meanwhile is shown, what was typed stays, and may be sent too', async () => {
  const seen: unknown[] = [];
  const answerMessage = (args: { seen?: unknown }) => {
    seen.push(args.seen);
    if (args.seen === 0) refuse('CONFLICT');
    return { ...message, status: 'REPLIED', letters: [letter, { ...letter, id: 'b' }] };
  };
  const { user, become } = show({}, { answerMessage });
  const dialog = await open(user);
  await user.type(dialog.getByRole('textbox', { name: 'Letter' }), 'Bende de var.');
  become({ letters: [letter] });
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText(/^Somebody has written meanwhile/)).toBeVisible();
  expect(dialog.getByRole('list', { name: 'What we wrote' })).toHaveTextContent('Yarın kargoda.');
  expect(typed(dialog.getByRole('textbox', { name: 'Letter' }))).toContain('Bende de var.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen).toEqual([0, 1]);
});

test('an answer whose confirmation was lost is sent again with its key, and a changed one with another', async () => {
  const keys: unknown[] = [];
  const answerMessage = (args: { key?: unknown }) => {
    keys.push(args.key);
    return refuse('INTERNAL_SERVER_ERROR');
  };
  const { user } = show({}, { answerMessage });
  const dialog = await open(user);
  const send = () => user.click(dialog.getByRole('button', { name: 'Send' }));
  await send();
  await send();
  await user.type(dialog.getByRole('textbox', { name: 'Letter' }), '!');
  await send();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  expect(await screen.findAllByText('Failed to send the letter. Please try again.')).not.toHaveLength(0);
});

test('where the site sends no mail, the own mail program opens, and the answer is kept', async () => {
  const answered = vi.fn();
  const answerMessage = (args: object) => (
    answered(args),
    { ...message, status: 'REPLIED', letters: [{ ...letter, state: 'ELSEWHERE' }] }
  );
  const { user } = show({}, { sendsMail: false, answerMessage } as never);
  expect(await screen.findByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  const dialog = await open(user, 'Log reply');
  expect(dialog.getByRole('link', { name: 'Open in mail program' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:isil@ornek\.com\.tr\?subject=Re%3A%20K/),
  );
  await user.click(dialog.getByRole('button', { name: 'Note as sent' }));
  await waitFor(() => expect(answered.mock.calls[0]?.[0]).toMatchObject({ input: { elsewhere: true } }));
  expect(await screen.findByText('sent in another way')).toBeVisible();
});

test('a letter that did not arrive is shown above the message, with the reason', async () => {
  show({ status: 'REPLIED', letters: [{ ...letter, state: 'FAILED', failure: 'REFUSED' }] });
  expect(
    await screen.findByText(/^The letter of Nov 22, 2026 .* was not delivered\. The mail server refused/),
  ).toBeVisible();
  expect(screen.getByRole('list', { name: 'What we wrote' })).toHaveTextContent('not delivered');
});

test('suspected spam offers no way to answer it', async () => {
  show({ suspectedSpam: true });
  expect(await screen.findByText('Suspected spam: choose “Not spam” to answer it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reply by e-mail' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Reply by e-mail' })).toBeNull();
});

test('files are attached to a letter, left out again, and sent by their ids', async () => {
  const sent: unknown[] = [];
  const answerMessage = ({ input }: Record<string, unknown>) => (sent.push(input), { ...message, status: 'REPLIED' });
  let id = 0;
  const addEnquiryAttachment = vi.fn(() => ({ id: `f${++id}`, name: `ölçü ${id}.pdf`, byteSize: 2048 }));
  const { user } = show({}, { answerMessage, addEnquiryAttachment });
  const dialog = await open(user);
  const input = dialog.getByLabelText('Files of the letter', { selector: 'input' });
  await user.upload(input, [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')]);
  await user.click(await dialog.findByRole('button', { name: 'Remove ölçü 1.pdf' }));
  expect(dialog.queryByText('ölçü 1.pdf')).not.toBeInTheDocument();
  const large = new File(['x'], 'büyük.pdf');
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  await user.upload(input, large);
  expect(await dialog.findByText(/^büyük\.pdf is larger than/)).toBeVisible();
  expect(addEnquiryAttachment).toHaveBeenCalledTimes(2);
  await user.type(dialog.getByRole('textbox', { name: 'Letter' }), 'Ekte.');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent).toMatchObject([{ attachments: ['f2'], elsewhere: false }]));
});
