// Takes long: each state of each screen is laid out at every width.
import { expect } from 'vitest';
import { wide } from '../testing/browser.ts';
import { resize } from '../testing/geometry.ts';
import { goTo } from '../testing/settled.ts';
import { test } from '../testing/test.ts';
import { states } from './adminStates.ts';
import { addLongTexts } from './longTexts.ts';
import { lookAtWidths } from './look.ts';

test(
  'every state of a screen fits its window and its cards at every width',
  { timeout: 300_000 },
  async ({ openAdmin, site }) => {
    await addLongTexts(site);
    const admin = await openAdmin('/admin/products', { viewport: wide });
    const found: string[] = [];
    for (const { name, path, show } of states) {
      await admin.unrouteAll();
      await resize(admin, wide);
      // A new document for each: notices and typed text would stay when only the screen changes.
      await goTo(admin, path);
      await show(admin);
      found.push(...(await lookAtWidths(admin)).map((fault) => `${name} ${fault}`));
    }
    expect(found).toEqual([]);
  },
);
