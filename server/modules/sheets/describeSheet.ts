import type { Services } from '../../core/context.ts';
import { recognise } from './columns.ts';
import type { ReadSheet } from './readSheet.ts';
import { cut } from './shown.ts';

/** What columns a file has, for whoever is to assign them. Throws as reading it does. */
export async function describeSheet({ heavyWork }: Pick<Services, 'heavyWork'>, bytes: Buffer) {
  const { name, heading, lines } = (await heavyWork.run('readSheet', bytes, 'file')) as ReadSheet;
  const fields = recognise(heading);
  const columns = heading.map((text, index) => {
    const filled = lines.find(({ cells }) => String(cells[index] ?? '').trim() !== '');
    return { heading: cut(text), sample: cut(String(filled?.cells[index] ?? '')), field: fields[index] ?? null };
  });
  return { name, rows: lines.length, columns };
}
