import { visitorContext, type Services } from '../context/context.ts';
import { pageHeaders } from '../http/headers.ts';
import type { Db } from '../db/database.ts';
import { asPublished, type Subject } from '../modules/catalogue/previews/asPublished.ts';
import { thingAsPublished } from '../modules/upkeep/previews/thingAsPublished.ts';
import type { ThingSubject } from '../modules/upkeep/previews/previewed.ts';
import { asPlanned } from '../modules/upkeep/plans/asPlanned.ts';
import { createAsking, type Execute } from './answers.ts';
import { documentOf, scriptHash } from './document.ts';
import type { Web } from './web.ts';

type Look = { address: string; path: string; preview: { until?: number; day?: string } };

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

const robots = '<meta name="robots" content="noindex, noarchive">';

/** Pages of products that are not on the site. None is kept, and none has scripts, which would ask what visitors may know. */
export function createPreviews(execute: Execute, services: Services, web: Web, { origin, everywhere }: Site) {
  const asking = createAsking(execute);
  const assets = { ...web.assets, scripts: [], later: [], atOnce: [] };

  /** Renders a page of what `seen` shows. */
  async function show(seen: Db, { address, path, preview }: Look) {
    const { link } = asking(() => ({ ...visitorContext(services, address), db: seen }));
    const rendered = await web.render(new Request(origin + path), link, preview);
    const { status, redirect } = rendered;
    const page = { ...rendered, head: robots + rendered.head, state: '{}' };
    return { status, redirect, html: documentOf(page, assets, web.headScript) };
  }

  const rendering = <T>(address: string, render: () => Promise<T>) =>
    services.limits.heavy(address, ({ measured }) => measured(render));

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
      rendering(address, () => {
        const preview = until === undefined ? {} : { until };
        const look = async (seen: Db, path: string) => (await show(seen, { address, path, preview })).html;
        if ('entity' in subject) return thingAsPublished(services.db, subject, look);
        return asPublished(services.db, subject, (seen, id) => look(seen, `/products/${encodeURIComponent(id)}`));
      }),
    /** Renders a page as it will be at the end of a day; null where too much is planned to show it. Throws `RATE_LIMITED`. */
    day: ({ day, until, path, address }: { day: string; until: number; path: string; address: string }) =>
      rendering(address, () =>
        asPlanned(services.db, until, (seen) => show(seen, { address, path, preview: { day } })),
      ),
  };
}

export type Previews = ReturnType<typeof createPreviews>;
