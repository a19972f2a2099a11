import { expect, test } from 'vitest';
import { largestDocument, largestUpload } from '../../../../common/limits.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { attachmentFormat } from '../../sales/attachments/attachments.formats.ts';
import { formatOf } from './documents.formats.ts';
import { addDocument, documentBytes, documentFiles, uploadDocument } from '../../../testing/uploads/uploadDocument.ts';
import { sha256, upload } from '../../../testing/uploads/uploadPicture.ts';

test.each(['PDF', 'STEP', 'DXF', 'DWG'] as const)(
  'a %s is recognized by its bytes, whatever its name is',
  async (format) => {
    const site = await serveTestSite();
    const bytes = documentBytes[format]();
    const { data } = await uploadDocument(site, bytes, { name: '../İğneli Şaft (ölçü).exe', sum: sha256(bytes) });
    const ending = format.toLowerCase();
    expect(data?.uploadDocument).toEqual({
      url: expect.stringMatching(new RegExp(`^/belgeler/\\d{13}-igneli-saft-olcu\\.${ending}$`)),
      name: `İğneli Şaft (ölçü).${ending}`,
      format,
      byteSize: bytes.length,
      sha256: sha256(bytes),
    });
  },
);

test('a binary DXF is accepted, and a STEP file keeps its own extension', async () => {
  const site = await serveTestSite();
  const binary = Buffer.concat([Buffer.from('AutoCAD Binary DXF\r\n\x1a\0'), Buffer.from('\0\0SECTION\0\0\0EOF\0')]);
  expect((await uploadDocument(site, binary)).data?.uploadDocument.format).toBe('DXF');
  const step = await uploadDocument(site, documentBytes.STEP(), { name: 'Mil.STP' });
  expect(step.data?.uploadDocument.name).toBe('Mil.stp');
});

const step = documentBytes.STEP().toString();
test.each([
  ['a PDF behind a line', `\n${documentBytes.PDF().toString()}`, 'PDF'],
  [
    'a PDF behind the head of a mail',
    `Content-Type: application/pdf\r\nMessage-ID: <1@firma.example>\r\n\r\n${documentBytes.PDF().toString()}`,
    'PDF',
  ],
  [
    'a PDF behind the words of a printer',
    `\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n${documentBytes.PDF().toString()}`,
    'PDF',
  ],
  ['a PDF behind a mark of UTF-8', `\ufeff${documentBytes.PDF().toString()}`, 'PDF'],
  ['a PDF behind blanks and lines', `${' \r\n'.repeat(200)}${documentBytes.PDF().toString()}`, 'PDF'],
  ['a STEP file behind a mark of UTF-8', `\ufeff${step}`, 'STEP'],
  ['a STEP file behind blank lines', `\r\n\t \r\n${step}`, 'STEP'],
  ['a STEP file behind a comment', `/* Rulman ** 6204 */\n${step}`, 'STEP'],
  [
    'a PDF behind the head of an answer of a server',
    `HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\nContent-Length: 90\r\n\r\n${documentBytes.PDF().toString()}`,
    'PDF',
  ],
  ['a PDF behind the size of a piece', `5a\r\n${documentBytes.PDF().toString()}`, 'PDF'],
  ['a PDF behind a form feed and blanks', `\f \t\r\n${documentBytes.PDF().toString()}`, 'PDF'],
  ['a PDF that a scanner fills up with zeros', `${documentBytes.PDF().toString()}${'\0'.repeat(3000)}`, 'PDF'],
  [
    'a PDF behind who has sent it',
    `From: "Ayşe Öz" <ayse@firma.example>\r\nTo: <info@vitrin.example>\r\n\r\n${documentBytes.PDF().toString()}`,
    'PDF',
  ],
  ['a STEP file with blanks before its semicolon', step.replace('ISO-10303-21;', 'ISO-10303-21 ;'), 'STEP'],
  ['a STEP file behind a long comment', `/*${' Öz Vana'.repeat(100)} */\r\n${step}`, 'STEP'],
  ['a STEP file behind comments of stars', `/*****\n * a\n *****/\n\n/**/${step}`, 'STEP'],
  ['a STEP file behind several', `\r\n/***/ /* a */\r\n${step}`, 'STEP'],
])('%s is accepted', (_, text, format) => {
  expect([formatOf(Buffer.from(text)), attachmentFormat(Buffer.from(text))]).toEqual([format, format]);
});

test.each([
  ['a program', `MZ\x90\x00${documentBytes.PDF().toString()}`],
  ['a page', `\n\n<svg onload=x>${documentBytes.PDF().toString()}`],
  ['a page with an address', `a <b@c.example><script>x${documentBytes.PDF().toString()}`],
  ['much', `${' '.repeat(1025)}${documentBytes.PDF().toString()}`],
  ['an archive', `PK\x03\x04\x14\x00${documentBytes.PDF().toString()}`],
  ['a script', `#!/bin/sh\n<?php ?>${documentBytes.PDF().toString()}`],
  ['a page without its beginning', `x</body></html>${documentBytes.PDF().toString()}`],
  ['comments without an end', `${'/*'.repeat(2000)}ISO-10303-21;`],
])('what stands behind %s is no document', (_, text) => {
  expect(() => formatOf(Buffer.from(text))).toThrow('Please upload a PDF');
});

const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.7));

test.each([
  ['an empty file', Buffer.alloc(0), 'EMPTY_FILE'],
  [
    'a page that calls itself a PDF',
    Buffer.from('<html><script>alert(1)</script>%PDF-1.7 %%EOF'),
    'UNSUPPORTED_MEDIA_TYPE',
  ],
  ['a program', Buffer.from('MZ\x90\x00 This program cannot be run'), 'UNSUPPORTED_MEDIA_TYPE'],
  ['a PDF cut short', cut(documentBytes.PDF()), 'INCOMPLETE_FILE'],
  ['a STEP file cut short', cut(documentBytes.STEP()), 'INCOMPLETE_FILE'],
  ['a DXF cut short', cut(documentBytes.DXF()), 'INCOMPLETE_FILE'],
  ['the first bytes of a DWG', Buffer.from('AC1032'), 'INCOMPLETE_FILE'],
])('%s is refused and leaves nothing behind', async (_, bytes, code) => {
  const site = await serveTestSite();
  const { errors } = await uploadDocument(site, bytes);
  expect(errors?.[0]?.extensions).toMatchObject({ code, field: 'file' });
  expect(documentFiles(site)).toEqual([]);
});

test('a document may have 50 MB and no byte more, while the limit for pictures is 5 MB', async () => {
  const site = await serveTestSite();
  const whole = Buffer.alloc(largestDocument, ' ');
  documentBytes.PDF().copy(whole);
  Buffer.from('%%EOF').copy(whole, largestDocument - 5);
  const most = await uploadDocument(site, whole);
  expect([most.errors, most.data?.uploadDocument.byteSize]).toEqual([undefined, largestDocument]);
  const { errors } = await uploadDocument(site, Buffer.concat([whole, Buffer.from('\n')]));
  expect(errors?.[0]).toMatchObject({
    message: 'File size must be less than 50MB.',
    extensions: { code: 'PAYLOAD_TOO_LARGE', field: 'file' },
  });
  const picture = await upload(site, whole.subarray(0, largestUpload + 1));
  expect(picture.errors?.[0]).toMatchObject({
    message: 'File size must be less than 5MB.',
    extensions: { code: 'PAYLOAD_TOO_LARGE' },
  });
  expect(documentFiles(site)).toHaveLength(1);
}, 60_000);

test('a damaged upload is refused by its checksum, and visitors may not upload', async () => {
  const site = await serveTestSite();
  const damaged = await uploadDocument(site, documentBytes.PDF(), { sum: sha256(Buffer.from('other')) });
  expect(damaged.errors?.[0]?.extensions.code).toBe('CHECKSUM_MISMATCH');
  const visitor = await uploadDocument(site, documentBytes.PDF(), { signedIn: false });
  expect(visitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(documentFiles(site)).toEqual([]);
});

test('documents and pictures share one quota', async () => {
  const site = await serveTestSite({}, {}, { quotaBytes: 150 });
  await addDocument(site);
  const { errors } = await uploadDocument(site, documentBytes.PDF('başka bir dosya, ki yer kalmasın: '.repeat(4)));
  expect(errors?.[0]?.extensions.code).toBe('QUOTA_EXCEEDED');
  expect(documentFiles(site)).toHaveLength(1);
});
