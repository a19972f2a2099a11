import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { moveNote } from '../storage/uploadFolders.ts';
import { openServices, closeServices } from './services.ts';
import { explain } from './startErrors.ts';
import { temporaryFolder } from '../testing/openTestApi.ts';
import { key, startS3 } from '../testing/s3/startS3.ts';

const right = { AWS_ACCESS_KEY_ID: key.accessKeyId, AWS_SECRET_ACCESS_KEY: key.secretAccessKey };

/** Returns the message of a start, and checks that a failed one has changed nothing. */
async function start(STORAGE_URL: string, { folder = '', ...environment }: Record<string, string> = {}) {
  const DATA_DIR = folder || (await temporaryFolder());
  const config = () => readConfig({ NODE_ENV: 'test', DATA_DIR, STORAGE_URL, ...right, ...environment }, '');
  try {
    closeServices(await openServices(config()));
    return 'started';
  } catch (error) {
    expect(existsSync(join(DATA_DIR, 'site.db'))).toBe(false);
    return explain(error);
  }
}

/** Starts a server that answers like one that got a wrong secret, which s3rver does not check. */
async function startRefusing() {
  const body = '<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code><Message>gizli</Message></Error>';
  const server = createServer((_, res) => res.writeHead(403, { 'Content-Type': 'application/xml' }).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  's3://Vitrin_/x',
  's3://vitrin?endpoint=ftp://x',
  's3://key:secret@vitrin',
  's3://vitrin/şema',
  's3://vitrin?zone=1',
])('the address %s is none', async (url) => {
  expect(await start(url)).toMatch(/^The setting STORAGE_URL must be an address such as 's3:\/\/bucket\/prefix/);
});

test('a bucket that cannot be used is reported in one sentence, before anything is changed', async () => {
  const { url, endpoint, bucket, stop } = await startS3();
  expect(await start('http://vitrin')).toMatch(/^The setting STORAGE_URL must be an address such as/);
  expect(await start(url, { AWS_SECRET_ACCESS_KEY: '' })).toMatch(
    /^The settings AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY need each other: AWS_SECRET_ACCESS_KEY is missing/,
  );
  expect(await start(`s3://yok?endpoint=${endpoint}`)).toBe(
    `There is no bucket yok at ${endpoint}: make it first, or check STORAGE_URL.`,
  );
  const refusing = await startRefusing();
  for (const at of [url, `s3://vitrin?endpoint=${refusing}`]) {
    const said = await start(at, { AWS_ACCESS_KEY_ID: 'biri', AWS_SECRET_ACCESS_KEY: 'gizli' });
    expect(said).toMatch(
      /^The key may not use s3:\/\/vitrin.* at .*: check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY/,
    );
    expect(said).not.toContain('gizli');
  }

  const folder = await temporaryFolder();
  mkdirSync(join(folder, 'uploads/products'), { recursive: true });
  writeFileSync(join(folder, 'uploads/products/1-vana.png'), 'x');
  expect(await start(url, { folder })).toMatch(
    /^There are pictures in .*uploads and none in s3:.*: move them with npm/,
  );
  expect(await start(url)).toBe('started');

  const { storageOf } = await import('../storage/storageOf.ts');
  const storage = await storageOf({ folder: await temporaryFolder(), bucket });
  await storage.put(moveNote, Buffer.from('/srv/vitrin/data/uploads'));
  expect(await start(url)).toMatch(/^A move of the pictures into s3:\/\/vitrin\/deneme is not finished/);
  await stop();
  expect(await start(url)).toMatch(/^http:\/\/127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\): check the endpoint/);
});
