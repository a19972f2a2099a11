import { expect, test } from 'vitest';
import { coveredVoltages } from './coveredVoltages.ts';
import { tokensOf } from './tokens.ts';

test.each([
  ['10–30 VDC ile beslenir', ['12v', '12vdc', '15v', '15vdc', '18v', '18vdc', '24v', '24vdc']],
  ['Girişi 3 faz 380 - 415 V', ['380v', '400v', '415v']],
  ['22...26 V', ['24v']],
  ['22 V … 26 V', ['24v']],
  ['22,5-25,5 VAC', ['24v', '24vac']],
  // Signals, and ranges of something else.
  ['0–10 V', []],
  ['-10–30 V', []],
  ['4-20 mA, 24 V', []],
  ['10-30 mm, 24 V', []],
  ['30-10 V', []],
  ['220/380 V', ['220v', '380v']],
  ['20 V', []],
])('%j covers these voltages: %j', (text, voltages) => {
  expect(coveredVoltages(text, tokensOf(text))).toEqual(voltages);
});
