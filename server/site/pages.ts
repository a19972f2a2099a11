import type { IncomingMessage, ServerResponse } from 'node:http';
import { leavingOf, ownContext, visitorContext, type Services } from '../context/context.ts';
import { createAsking, type Answers, type Execute } from './answers.ts';
import { scriptHash } from './document.ts';
import type { PageToDraw } from './drawing/drawing.ts';
import { pageName } from '../http/routeName.ts';
import { markStale, refuseStale, wantsFresh } from '../http/freshOnly.ts';
import { pageHeaders } from '../http/headers.ts';
import { forEveryone } from '../context/unkept.ts';
import { targetOf } from '../modules/pages/redirects/redirects.target.ts';
import type { HeavyPlace } from '../limits/processorBudget.ts';
import { encodingFor, type Encoding } from '../http/encoding.ts';
import { isOwn, isPart, pageAddressOf, referrerOf } from './pageAddress.ts';
import { capacityOfParts, createPageCache, type Page } from './pageCache.ts';
import { createRenderingLine } from './renderingLine.ts';
import { asList, sendPage } from './sendPage.ts';
import { languageToOffer, offering, readOffering } from './languages/offeredLanguage.ts';
import { createPlaces, type Place } from './languages/siteLanguages.ts';
import type { Web } from './web.ts';
import { siteLanguage } from '../../common/text/locale.ts';
import { inLanguage, readLanguage } from '../../common/text/languagePath.ts';

export type Pages = {
  /** Answers from the page cache, with all headers and without waiting. False when it has no page of the latest revision. */
  fromCache(req: IncomingMessage, res: ServerResponse): boolean;
  /**
   * Renders the page unless it is being rendered, keeps and sends it, or redirects to the page's new address. `visitor` is
   * the address that asks, for the limits. Throws `RATE_LIMITED`.
   */
  handle(req: IncomingMessage, res: ServerResponse, visitor: string): Promise<void>;
  /** Answers a form sent without JavaScript with a page of its own; `address` is the visitor's, for the limits. */
  answerForm(req: IncomingMessage, res: ServerResponse, body: string | Buffer, address: string): Promise<void>;
  /** Renders outdated pages again, the most read first, while no visitor waits for a rendering. */
  refresh(until: AbortSignal): Promise<void>;
  /** How many pages are kept, and what they take up. */
  kept(): { entries: number; bytes: number };
};

/** Seconds after which a page that could not be read may be asked for again. */
const retryAfter = 5;
/** How many pages are kept up to date before anyone asks. */
const refreshed = 50;

/** Pages of a site with several languages may offer another one; who comes from the site itself is offered none. */
const byLanguage = 'Accept-Encoding, Accept-Language, Sec-Fetch-Site';

type Site = {
  /** The public origin. */
  origin: string;
  /** Headers of every answer. */
  everywhere: Record<string, string>;
};

/**
 * The public site: each page is rendered once per content revision and then served from memory. It expects canonical paths
 * in requests.
 */
export function createPages(execute: Execute, services: Services, web: Web, { origin, everywhere }: Site): Pages {
  const whole = createPageCache(services.db);
  const parts = createPageCache(services.db, capacityOfParts);
  const cacheOf = (address: string) => (isPart(address) ? parts : whole);
  const line = createRenderingLine();
  const asking = createAsking(execute);
  const { placeOf, offered } = createPlaces(services.db.visitors, web, origin);
  /** The languages that may be offered. Every rendering reads them, so that they are those of all pages that are up to date. */
  let codes: readonly string[] = [];
  const nameOf = (req: IncomingMessage) => {
    const address = pageAddressOf(req);
    return offering(address, languageToOffer(req, { address, codes, origin }));
  };
  const answersForAll = (language: string) => asking(() => forEveryone(visitorContext(services, '', language)));
  const headers = { ...everywhere, ...pageHeaders([scriptHash(web.headScript)]) };
  const headerList = asList(headers);

  type Work = { left?: AbortSignal | undefined; spent?: HeavyPlace['spent'] };
  type Rendering = Work & {
    address: string;
    form?: PageToDraw['form'];
    answers: Answers;
    place: Place | undefined;
    revision?: number;
  };

  async function render(asked: Rendering): Promise<Page> {
    const { address, form, answers, place, left, spent, revision = services.db.revision() } = asked;
    const started = performance.now();
    const { draw, assets } = place?.side ?? web;
    const drawn = await draw(
      {
        url: origin + address,
        ...(form && { form }),
        site: place?.site,
        listing: place?.listing,
        dir: place?.direction,
        assets,
        headScript: web.headScript,
      },
      { ...answers, left, spent },
    );
    // A page that is not there is in no other language either.
    if (place?.site.offer && drawn.status !== 200)
      return render({ ...asked, place: { ...place, site: { ...place.site, offer: undefined } }, revision });
    services.slow('rendering', performance.now() - started, () => ({ page: pageName(origin + address) }));
    // A thing that is not on the site does not say under which name it would be.
    const moved = drawn.status === 200 || place?.moved?.status === 302 ? place?.moved : undefined;
    const { status, redirect } = moved ? { status: moved.status, redirect: moved.to } : drawn;
    return {
      revision,
      place: place?.key ?? 'none',
      status,
      etag: drawn.etag,
      ...(codes.length > 0 && { vary: byLanguage }),
      ...(redirect && { redirect }),
      bodies: new Map<Encoding, Buffer>([['identity', Buffer.from(drawn.html.buffer)]]),
      answered: answers.given(),
      isOwn: answers.isOwn(),
      timesSent: 0,
    };
  }

  /** Keeps a page whose answers from the API are unchanged, since most writes change nothing that most pages show. */
  const renew = async (name: string, work: Work = {}): Promise<Page> => {
    const { address, offered: offer } = readOffering(name);
    const earlier = cacheOf(address).peek(name);
    const revision = services.db.revision();
    // Nobody waits for a table that is locked, where there is a page from before.
    if (earlier && (earlier.revision === revision || services.db.isHeldUp?.())) return earlier;
    codes = await offered();
    const place = await placeOf(address, offer);
    const answers = answersForAll(place?.language ?? siteLanguage);
    const isInPlace = earlier?.place === (place?.key ?? 'none');
    if (earlier?.answered?.length && isInPlace && (await answers.areSame(earlier.answered))) {
      earlier.revision = revision;
      return earlier;
    }
    const page = earlier && answers.failed() ? earlier : await render({ ...work, address, answers, place, revision });
    if (!answers.failed()) return page;
    // The last page is better than one without content, whose 503 keeps it out of every cache.
    return earlier ?? { ...page, status: 503 };
  };

  /** Renders a page for one visitor, without keeping it. Its address may be a secret, and is hidden from other sites. */
  async function sendOwn(req: IncomingMessage, res: ServerResponse, visitor: string, form?: PageToDraw['form']) {
    const address = pageAddressOf(req);
    const place = await placeOf(address);
    const answers = asking(() => ownContext(services, visitor, req, res, place?.language));
    // A form's work goes on to its end, also when its sender has left.
    const left = leavingOf(res)();
    const page = await services.limits.heavy(
      visitor,
      ({ measured, spent }) =>
        // It waits for its turn, too: pages that are drawn at the same time share the memory of the thread.
        line.render(
          () =>
            measured(() => render({ address, ...(form && { form }), answers, place, spent, ...(!form && { left }) })),
          form ? undefined : left,
        ),
      left,
    );
    delete req.headers['accept-encoding'];
    delete req.headers['if-none-match'];
    const wait = answers.retryAfter();
    // Such a page shows only that its data could not be loaded.
    const isRefused = wait !== undefined && [429, 503].includes(page.status);
    if (isRefused) res.setHeader('Retry-After', wait);
    const sent = isRefused ? { ...page, status: 429 } : page;
    sendPage(req, res, sent, asList({ ...headers, ...referrerOf(address) }), 'private, no-store');
  }

  return {
    fromCache(req, res) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const name = nameOf(req);
      const page = cacheOf(name).get(name);
      // A missing page may have a redirect, which is looked up in the database.
      return page !== undefined && page.status !== 404 && sendPage(req, res, page, headerList);
    },
    async handle(req, res, visitor) {
      const address = pageAddressOf(req);
      const sendToOne = () => sendOwn(req, res, visitor);
      if (isOwn(address)) return sendToOne();
      const revision = services.db.revision();
      const left = leavingOf(res)();
      codes = await offered();
      const name = nameOf(req);
      const page = await cacheOf(name).getOrRender(
        name,
        encodingFor(req),
        (allLeft) =>
          services.limits.heavy(
            visitor,
            ({ measured, spent }) => line.render(() => measured(() => renew(name, { left: allLeft, spent })), allLeft),
            allLeft,
          ),
        left,
      );
      // It was rendered without a visitor, so that private data is missing.
      if (page.isOwn) return sendToOne();
      if (page.revision < revision) {
        if (wantsFresh(req)) return refuseStale(req, res);
        markStale(res);
      }
      const target = page.status === 404 ? await targetOf(services.db.visitors, req.url ?? '/') : undefined;
      if (page.status === 503) res.setHeader('Retry-After', retryAfter);
      if (target)
        return void res
          .writeHead(308, { ...headers, Location: inLanguage(target, readLanguage(address).language) })
          .end();
      sendPage(req, res, page, headerList);
    },
    async answerForm(req, res, body, address) {
      const isText = typeof body === 'string';
      const type = isText ? 'application/x-www-form-urlencoded' : (req.headers['content-type'] ?? '');
      await sendOwn(req, res, address, { type, body });
    },
    async refresh(until) {
      for (const address of whole.mostSent(refreshed)) {
        await line.idle();
        if (until.aborted) return;
        await whole.refresh(address, () => line.render(() => renew(address)));
      }
    },
    kept() {
      const [all, some] = [whole.figures(), parts.figures()];
      return { entries: all.entries + some.entries, bytes: all.bytes + some.bytes };
    },
  };
}
