import { visitorContext, type Services } from '../context/context.ts';
import { pageHeaders } from '../http/headers.ts';
import { asPublished, type Subject } from '../modules/catalogue/previews/asPublished.ts';
import { createAsking, type Execute } from './answers.ts';
import { documentOf, scriptHash } from './document.ts';
import type { Web } from './web.ts';

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
  const assets = { ...web.assets, scripts: [], later: [] };

  return {
    headers: {
      ...everywhere,
      ...pageHeaders([scriptHash(web.headScript)]),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, noarchive',
    },
    /** Renders the page of one product as if it were published; null when the product is gone. Throws `RATE_LIMITED`. */
    page: (subject: Subject, { address, until }: Reader): Promise<string | null> =>
      services.limits.rendering(address, () =>
        asPublished(services.db, subject, async (seen, id) => {
          const { link } = asking(() => ({ ...visitorContext(services, address), db: seen }));
          const request = new Request(`${origin}/products/${encodeURIComponent(id)}`);
          const rendered = await web.render(request, link, until === undefined ? {} : { until });
          return documentOf({ ...rendered, head: robots + rendered.head, state: '{}' }, assets, web.headScript);
        }),
      ),
  };
}

export type Previews = ReturnType<typeof createPreviews>;
