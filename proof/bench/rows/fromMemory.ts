import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Site } from '../../../e2e/testing/site.ts';
import { repliesPerSecond } from '../measure/load.ts';
import { perSecond, times, type Row } from '../measure/row.ts';

const paths = ['/', '/products'];

/** Pages from the page cache, beside node:http with a constant reply of as many bytes. */
export async function fromMemory({ origin }: Site): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of paths) {
    const page = await repliesPerSecond(Number(new URL(origin).port), path);
    const least = await constantReply(page.size);
    rows.push({
      what: `${path} from memory`,
      ours: perSecond(page.rate),
      yardstick: `node:http, ${page.size.toLocaleString('en')} bytes: ${perSecond(least)}`,
      ratio: times(page.rate, least),
    });
  }
  return rows;
}

async function constantReply(size: number) {
  const server = spawn(process.execPath, ['proof/bench/yardsticks/constantReply.mjs', String(size)]);
  try {
    const [port] = (await once(server.stdout, 'data')) as [Buffer];
    return (await repliesPerSecond(Number(port.toString()), '/')).rate;
  } finally {
    server.kill();
  }
}
