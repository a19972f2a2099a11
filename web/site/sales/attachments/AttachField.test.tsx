// @vitest-environment jsdom
import { File as NodeFile } from 'node:buffer';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from '../../../entry.server.tsx';
import { linkTo, refuse, type Answers } from '../../../testing/fakeServer.ts';
import { openLive } from '../../../testing/openLive.tsx';
import { queriesOf, row } from '../../../testing/quoteList.ts';

const queries = queriesOf([{ ...row, quantity: 2, standing: 'WRITTEN' }]);
const contact = { name: 'Işıl', email: 'isil@ornek.com.tr', message: 'Acele: ğüş' };
const files = () => within(screen.getByRole('list', { name: 'Eklediğiniz dosyalar' })).getAllByRole('listitem');
const send = () => screen.getByRole('button', { name: 'Teklif Talebini Gönder' });

interface Sent {
  /** The hidden fields that name files. */
  attachment?: string[];
  /** The names of files that come with the form. */
  files?: string[];
}

/** Sends the form as a browser without scripts does, and shows the answer. */
async function post(fields: Record<string, string>, { attachment = [], files: chosen = [] }: Sent, mutations: Answers) {
  const part = (head: string, text: string) => `--sinir\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const all = { intent: 'send', key: 'anahtar-anahtar-anahtar', ...contact, ...fields };
  const parts = [
    ...Object.entries(all).map(([name, value]) => part(`name="${name}"`, value)),
    ...attachment.map((field) => part('name="attachment"', field)),
    ...chosen.map((name) => part(`name="files"; filename="${name}"\r\nContent-Type: image/png`, name && 'x')),
  ];
  const headers = { 'Content-Type': 'multipart/form-data; boundary=sinir' };
  // On the server Node reads the form, and it does not know jsdom's files.
  vi.stubGlobal('File', NodeFile);
  const body = `${parts.join('')}--sinir--\r\n`;
  const request = new Request('https://www.deneme.example/teklif', { method: 'POST', headers, body });
  const rendered = await render(request, linkTo({ queries, mutations }));
  vi.unstubAllGlobals();
  document.body.innerHTML = rendered.html;
  return rendered;
}

const addEnquiryAttachment = vi.fn(() => ({ id: 'b1', name: 'flanş.png', format: 'PNG', byteSize: 2_400_000 }));

test('without scripts, files that were taken stay with the form that has a mistake, and come along with the next one', async () => {
  const sendEnquiry = vi.fn((_: unknown) => ({ number: 'T-2026-00001', statusPath: '/teklif/T-2026-00001/x' }));
  const wrong = await post(
    { email: 'isil' },
    { attachment: ['a1:1024:çizim.pdf'], files: ['flanş.png', ''] },
    { addEnquiryAttachment },
  );
  expect(wrong.status).toBe(422);
  screen.getByText('Geçerli bir e-posta adresi yazın.');
  expect(files().map(({ textContent }) => textContent)).toEqual(['çizim.pdf1\u00a0KB', 'flanş.png2,3\u00a0MB']);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Size nereden ulaşalım?' });
  const attachment = new FormData(form).getAll('attachment') as string[];
  expect(attachment).toEqual(['a1:1024:çizim.pdf', 'b1:2400000:flanş.png']);
  expect(screen.getByLabelText(/Mesajınız/)).toHaveValue('Acele: ğüş');
  const { status } = await post({}, { attachment }, { sendEnquiry });
  expect(status).toBe(303);
  expect(sendEnquiry.mock.calls[0]?.[0]).toMatchObject({ input: { attachments: ['a1', 'b1'] } });
});

test('without scripts, a file is kept or taken off without sending, and one that is refused holds the enquiry back', async () => {
  const sendEnquiry = vi.fn();
  const kept = ['a1:1024:çizim.pdf', 'b1:1024:flanş.png'];
  await post({ attach: '1' }, { attachment: kept }, { sendEnquiry });
  expect(files()).toHaveLength(2);
  await post({ detach: 'a1' }, { attachment: kept }, { sendEnquiry });
  expect(files().map(({ textContent }) => textContent)).toEqual(['flanş.png1\u00a0KB']);
  const refusing = { addEnquiryAttachment: () => refuse('UNSUPPORTED_MEDIA_TYPE', 'file'), sendEnquiry };
  const { status } = await post({}, { attachment: kept, files: ['oyun.exe'] }, refusing);
  expect([status, files().length]).toEqual([422, 3]);
  expect(within(files()[2] ?? document.body).getByRole('alert')).toHaveAttribute('data-code', 'UNSUPPORTED_MEDIA_TYPE');
  const five = [1, 2, 3, 4, 5].map((n) => `a${n}:1:${n}.pdf`);
  await post({}, { attachment: five, files: ['altıncı.pdf'] }, { addEnquiryAttachment, sendEnquiry });
  expect(files()[5]).toHaveTextContent('En çok 5 dosya eklenebilir; bu dosya eklenmedi.');
  expect(screen.getByLabelText('Ad soyad')).toHaveValue('Işıl');
  expect(sendEnquiry).not.toHaveBeenCalled();
  // A field that nobody has made up names no file.
  await post({ attach: '1' }, { attachment: ['', 'x', 'a:b:c'] }, {});
  expect(screen.queryByRole('list', { name: 'Eklediğiniz dosyalar' })).toBeNull();
});

test('a file that is gone by the time of sending is named, and the others stay', async () => {
  const sendEnquiry = () => refuse('BAD_USER_INPUT', 'attachments.1');
  const { status } = await post({}, { attachment: ['a1:1:çizim.pdf', 'b1:1:flanş.png'] }, { sendEnquiry });
  expect(status).toBe(422);
  const [first, second] = files();
  expect(within(first ?? document.body).queryByRole('alert')).toBeNull();
  expect(within(second ?? document.body).getByRole('alert')).toHaveTextContent('Refused');
});

/** Answers uploads in the place of the server; jsdom's own requests go nowhere. */
class Upload {
  static answers: ((request: Upload) => void)[] = [];
  static sent: Upload[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 200;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  open = () => undefined;
  setRequestHeader = () => undefined;
  getResponseHeader = () => 'application/json';
  abort = () => this.onabort?.();
  send = () => {
    Upload.sent.push(this);
    this.upload.onprogress?.({ loaded: 4, total: 10 });
  };
  /** A proxy refuses the file in its own words. */
  refuse(status: number) {
    Object.assign(this, { status, responseText: '<h1>Request Entity Too Large</h1>' });
    this.onload?.();
  }
  answer(data: object | null, code?: string) {
    this.responseText = JSON.stringify({
      data,
      ...(code && { errors: [{ message: `Türkçe ${code}`, extensions: { code } }] }),
    });
    this.onload?.();
  }
}

async function openForm(mutations: Answers = {}) {
  Upload.sent = [];
  vi.stubGlobal('XMLHttpRequest', Upload);
  onTestFinished(() => void vi.unstubAllGlobals());
  // The page subscribes to changes, which nothing here sends.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openLive('/teklif', linkTo({ queries, mutations }));
  const user = userEvent.setup({ applyAccept: false });
  await user.type(await screen.findByLabelText('Ad soyad'), 'Işıl');
  await user.type(screen.getByLabelText('E-posta'), 'isil@ornek.com.tr');
  return user;
}

const stored = (id: string, name: string) => ({ addEnquiryAttachment: { id, name, byteSize: 9 } });
const waitForUpload = (count: number) => expect.poll(() => Upload.sent.length).toBe(count);

test('with scripts, files go one after the other, and an enquiry that was sent meanwhile waits for them', async () => {
  const sendEnquiry = vi.fn((_: unknown) => refuse('RATE_LIMITED'));
  const user = await openForm({ sendEnquiry });
  const input = screen.getByLabelText('Dosya ekleyin');
  await user.upload(input, [new File(['x'], 'çizim.pdf'), new File(['x'], 'flanş.png')]);
  await waitForUpload(1);
  expect(await screen.findByRole('progressbar', { name: 'çizim.pdf: yükleniyor' })).toHaveValue(0.4);
  expect(files()[0]).toHaveTextContent(/^çizim.pdf1\sKB, %40$/);
  await user.click(send());
  expect(sendEnquiry).not.toHaveBeenCalled();
  Upload.sent[0]?.answer(stored('a1', 'çizim.pdf'));
  await waitForUpload(2);
  Upload.sent[1]?.answer(stored('b1', 'flanş.png'));
  await expect.poll(() => sendEnquiry.mock.calls.length).toBe(1);
  expect(sendEnquiry.mock.calls[0]?.[0]).toMatchObject({ input: { attachments: ['a1', 'b1'] } });
  // The server refused the enquiry: the files stay as the typed text does.
  expect(await screen.findByText('2 dosya eklendi.')).toBeVisible();
  expect(screen.getByLabelText('Ad soyad')).toHaveValue('Işıl');
});

test('with scripts, each wrong file says why, keeps the enquiry from being sent, and can be tried again or taken off', async () => {
  const sendEnquiry = vi.fn((_: unknown) => refuse('RATE_LIMITED'));
  const user = await openForm({ sendEnquiry });
  const input = screen.getByLabelText('Dosya ekleyin');
  const large = new File(['x'], 'büyük.step');
  Object.defineProperty(large, 'size', { value: 10 * 2 ** 20 + 1 });
  await user.upload(input, [large, new File(['x'], 'oyun.pdf'), new File(['x'], 'koptu.pdf')]);
  await waitForUpload(1);
  Upload.sent[0]?.answer(null, 'UNSUPPORTED_MEDIA_TYPE');
  await waitForUpload(2);
  Upload.sent[1]?.onerror?.();
  const codes = () => screen.getAllByRole('alert').map(({ dataset }) => dataset.code);
  await expect.poll(codes).toEqual(['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'NETWORK']);
  await user.click(send());
  expect(await screen.findByText(/^Talebiniz daha gönderilmedi/)).toBeVisible();
  expect(sendEnquiry).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  await waitForUpload(3);
  Upload.sent[2]?.answer(stored('c1', 'koptu.pdf'));
  await screen.findByText('1 dosya eklendi.');
  await user.upload(input, new File(['x'], 'vekil.pdf'));
  await waitForUpload(4);
  Upload.sent[3]?.refuse(413);
  await expect.poll(() => codes().filter((code) => code === 'PAYLOAD_TOO_LARGE').length).toBe(2);
  for (const name of ['büyük.step', 'oyun.pdf', 'vekil.pdf'])
    await user.click(screen.getByRole('button', { name: `${name}: çıkar` }));
  expect(input).toHaveFocus();
  const more = [1, 2, 3, 4, 5].map((n) => new File(['x'], `${n}.pdf`));
  await user.upload(input, more);
  expect(await screen.findByText(/En çok 5 dosya eklenebilir/)).toBeVisible();
  // One that is taken off while it is being sent is not sent any further.
  await waitForUpload(5);
  for (const n of [5, 4, 3, 2, 1]) await user.click(screen.getByRole('button', { name: `${n}.pdf: çıkar` }));
  await user.click(send());
  await expect.poll(() => sendEnquiry.mock.calls.length).toBe(1);
  expect(sendEnquiry.mock.calls[0]?.[0]).toMatchObject({ input: { attachments: ['c1'] } });
  expect(Upload.sent).toHaveLength(5);
});
