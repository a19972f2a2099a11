import { visitorContext, type Services } from '../context/context.ts';
import { pageHeaders } from '../http/headers.ts';
import type { Db } from '../db/database.ts';
import { asPublished, type Subject } from '../modules/catalogue/previews/asPublished.ts';
import { thingAsPublished } from '../modules/upkeep/previews/thingAsPublished.ts';
import type { ThingSubject } from '../modules/upkeep/previews/previewed.ts';
import { asPlanned } from '../modules/upkeep/plans/asPlanned.ts';
import type { HeavyPlace } from '../limits/processorBudget.ts';
import { createAsking, type Execute } from './answers.ts';
import { scriptHash } from './document.ts';
import type { Web } from './web.ts';

type Look = {
  address: string;
  path: string;
  preview: { until?: number; day?: string };
  spent: HeavyPlace['spent'];
};

type Site = {
  /** The public origin. */
  origin: string;
  /** Headers of every answer. */
  everywhere: Record<string, string>;
};

type Reader = {
  /** The address that asks, for the limits. */
  address: string;
  /** The end of the link that shows the page; undefined for an admin. */
  until?: number;
};

/** Pages of products that are not on the site. None is kept, and none has scripts, which would ask what visitors may know. */
export function createPreviews(execute: Execute, services: Services, web: Web, { origin, everywhere }: Site) {
  const asking = createAsking(execute);
  const assets = { ...web.assets, scripts: [], later: [], atOnce: [] };

  /** Renders a page of what `seen` shows. */
  async function show(seen: Db, { address, path, preview, spent }: Look) {
    const answers = asking(() => ({ ...visitorContext(services, address), db: seen }));
    const page = { url: origin + path, preview, assets, headScript: web.headScript };
    const { status, redirect, html } = await web.draw(page, { ...answers, spent });
    return { status, redirect, html: Buffer.from(html.buffer).toString() };
  }

  const rendering = <T>(address: string, render: (spent: HeavyPlace['spent']) => Promise<T>) =>
    services.limits.heavy(address, ({ measured, spent }) => measured(() => render(spent)));

  return {
    headers: {
      ...everywhere,
      ...pageHeaders([scriptHash(web.headScript)]),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, noarchive',
    },
    /** Renders the page of one thing as if it were published; null when the thing is gone. Throws `RATE_LIMITED`. */
    page: (subject: Subject | ThingSubject, { address, until }: Reader): Promise<string | null> =>
      rendering(address, (spent) => {
        const preview = until === undefined ? {} : { until };
        const look = async (seen: Db, path: string) => (await show(seen, { address, path, preview, spent })).html;
        if ('entity' in subject) return thingAsPublished(services.db, subject, look);
        return asPublished(services.db, subject, (seen, id) => look(seen, `/products/${encodeURIComponent(id)}`));
      }),
    /** Renders a page as it will be at the end of a day; null where too much is planned to show it. Throws `RATE_LIMITED`. */
    day: ({ day, until, path, address }: { day: string; until: number; path: string; address: string }) =>
      rendering(address, (spent) =>
        asPlanned(services.db, until, (seen) => show(seen, { address, path, preview: { day }, spent })),
      ),
  };
}

export type Previews = ReturnType<typeof createPreviews>;
