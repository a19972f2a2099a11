import { expect, test } from 'vitest';
import { relyingPartyOf } from './relyingParty.ts';

test.each([
  ['https://www.firma.com.tr', { host: 'inner:4000', origin: 'https://www.firma.com.tr' }, 'www.firma.com.tr'],
  ['https://www.firma.com.tr', { host: 'www.firma.com.tr' }, 'www.firma.com.tr'],
  ['https://www.firma.com.tr', { host: 'localhost:4000', origin: 'http://localhost:4000' }, undefined],
  ['http://www.firma.com.tr', { host: 'www.firma.com.tr' }, undefined],
  ['https://10.0.0.7', { host: '10.0.0.7' }, undefined],
  ['https://[::1]', { host: '[::1]' }, undefined],
  [undefined, { host: 'localhost:4000', origin: 'http://localhost:4000' }, 'localhost'],
  [undefined, { host: 'www.baska.example', origin: 'http://www.baska.example' }, undefined],
  [undefined, { host: '127.0.0.1:4000' }, undefined],
  [undefined, {}, undefined],
])('with the public origin %s, a request with %j gets the relying party %s', (publicOrigin, headers, id) => {
  expect(relyingPartyOf(publicOrigin, headers)?.id).toBe(id);
});
