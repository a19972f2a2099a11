import { expect, test } from 'vitest';
import { documentBytes } from '../testing/uploads/uploadDocument.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { pngPicture } from '../testing/uploads/picture.ts';

const octets = 'application/octet-stream';
/** The heads of a file's part as programs send them that know no name of it. */
const heads = ['name="0"', 'name="0"; filename=""', 'name="0"; filename=" "'];

type Answer = { data: Record<string, unknown> | null; errors?: { extensions: { code: string } }[] };

/** Sends a file in a part with this head. */
async function send(
  { origin, cookie }: { origin: string; cookie: string },
  query: string,
  head: string,
  bytes: Buffer,
) {
  const operations = JSON.stringify({ query, variables: { file: null } });
  const part = (disposition: string) => `--sinir\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const body = Buffer.concat([
    Buffer.from(
      `${part('name="operations"')}\r\n${operations}\r\n${part('name="map"')}\r\n{"0":["variables.file"]}\r\n`,
    ),
    Buffer.from(`${part(head)}Content-Type: ${octets}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n--sinir--\r\n'),
  ]);
  const headers = { cookie, 'apollo-require-preflight': '1', 'content-type': 'multipart/form-data; boundary=sinir' };
  return (await (await fetch(`${origin}/graphql`, { method: 'POST', headers, body })).json()) as Answer;
}

const nothingWrong = { added: 1, wrong: 0 };
const places: [field: string, query: string, bytes: Buffer, answer: unknown][] = [
  [
    'addEnquiryAttachment',
    'mutation ($file: Upload!) { addEnquiryAttachment(file: $file) { name } }',
    documentBytes.PDF(),
    { name: 'belge.pdf' },
  ],
  [
    'uploadDocument',
    'mutation ($file: Upload!) { uploadDocument(file: $file) { name url } }',
    documentBytes.PDF(),
    { name: 'belge.pdf', url: expect.stringMatching(/-belge\.pdf$/) },
  ],
  [
    'uploadImage',
    'mutation ($file: Upload!) { uploadImage(file: $file) { url } }',
    await pngPicture(),
    { url: expect.stringMatching(/-resim\.png$/) },
  ],
  [
    'importProducts',
    'mutation ($file: Upload!) { importProducts(file: $file, dryRun: false, answers: { descriptionFromName: true }) { added wrong } }',
    Buffer.from('Ad\nRulman 6204\n'),
    nothingWrong,
  ],
];

test.each(places)('a file without a name gets a usual one: %s', async (field, query, bytes, answer) => {
  const site = await serveTestSite();
  for (const head of field === 'importProducts' ? heads.slice(0, 1) : heads)
    expect((await send(site, query, head, bytes)).data?.[field], head).toEqual(answer);
  expect(site.logged).toEqual([]);
});
