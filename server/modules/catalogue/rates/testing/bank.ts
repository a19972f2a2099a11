import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Listed = { code: string; unit?: number; buying?: string; selling?: string; notes?: string };
/** The currencies of a usual day. */
export const usual: Listed[] = [
  { code: 'USD', buying: '41.0012', selling: '41.0751' },
  { code: 'EUR', buying: '47.4157', selling: '47.5012' },
  { code: 'GBP', buying: '54.1', selling: '54.38' },
  { code: 'JPY', unit: 100, buying: '26.5', selling: '26.7012' },
];

/** Makes a list as the central bank writes it; `day` is '2026-11-27'. */
export function bankList(day: string, rates = usual, { date = day, bulletin = '2026/221' } = {}) {
  const [year, month, of] = day.split('-');
  const [otherYear, otherMonth, otherDay] = date.split('-');
  const rows = rates.map(
    ({ code, unit = 1, buying = '', selling = '', notes = '' }, at) =>
      `<Currency CrossOrder="${at}" Kod="${code}" CurrencyCode="${code}">
        <Unit>${unit}</Unit><Isim>DÖVİZ</Isim><CurrencyName>MONEY</CurrencyName>
        <ForexBuying>${buying}</ForexBuying><ForexSelling>${selling}</ForexSelling>
        <BanknoteBuying>${notes}</BanknoteBuying><BanknoteSelling/><CrossRateUSD/><CrossRateOther/></Currency>`,
  );
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet type="text/xsl" href="isokur.xsl"?>
<Tarih_Date Tarih="${of}.${month}.${year}" Date="${otherMonth}/${otherDay}/${otherYear}" Bulten_No="${bulletin}">
${rows.join('\n')}</Tarih_Date>\n`);
}

/** A central bank of its own, which answers with what it is given. */
export async function openBank(answer: () => { status?: number; body: Buffer }) {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    const { status = 200, body } = answer();
    response.writeHead(status).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/kurlar/today.xml`, count: () => asked };
}
