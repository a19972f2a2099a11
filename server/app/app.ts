import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { execute, type GraphQLSchema } from 'graphql';
import { answerFailure } from './answerFailure.ts';
import type { Config } from '../settings/config.ts';
import { isOperation } from '../graphql/answerOperation.ts';
import { serveGraphql } from '../graphql/apollo.ts';
import { withTextFacts } from '../graphql/languages/textFacts.ts';
import type { Services } from '../context/context.ts';
import { leaveToAnother } from '../http/freshOnly.ts';
import { ownPagesOnly } from '../context/ownPages.ts';
import { requestIdOf, languageOfRequest, noteLanguage } from '../http/requestNames.ts';
import { requestTarget } from '../http/checkedRequest.ts';
import { visitorAddress } from '../http/visitorAddress.ts';
import { perOperation } from '../limits/budget.ts';
import { health } from './readiness.ts';
import { createMetrics } from './metrics.ts';
import { warnOfProxy } from './warnOfProxy.ts';
import { createRequestLog } from './requestLog.ts';
import { answerHeaders, reportPath, pictureHeaders } from '../http/headers.ts';
import { createSpelling, oneSpelling } from '../http/spelling.ts';
import { inLanguage, readLanguage } from '../../common/text/languagePath.ts';
import { sentFrom } from '../storage/storageOf.ts';
import { enquiryRoutes } from '../modules/sales/enquiries/enquiries.routes.ts';
import { documentRoutes } from '../modules/catalogue/documents/documents.routes.ts';
import {
  fetchPicture,
  guardUnshown,
  imageRoutes,
  createSendVariant,
} from '../modules/catalogue/images/images.routes.ts';
import { downloadRoutes } from './downloadRoutes.ts';
import { messageRoutes } from '../modules/sales/messages/messages.routes.ts';
import { pictureUses } from '../modules/upkeep/pictures/pictureUses.ts';
import type { Execute } from '../site/answers.ts';
import { builtFiles } from '../site/builtFiles.ts';
import { programDoors } from '../programs/programs.ts';
import { guide, guideAddress, schemaAddress, schemaFile } from '../site/guide.ts';
import { manifest, openSearch } from '../site/browserFiles.ts';
import { officePageRoutes } from '../site/office/officePage.ts';
import { createPages } from '../site/pages.ts';
import { isOwn, referrerOf } from '../site/pageAddress.ts';
import { policyReports } from '../site/policyReports.ts';
import { createPreviews } from '../site/previews.ts';
import { typedPreviewRoutes } from '../site/typedPreview.routes.ts';
import { plannedDayRoutes } from '../site/plannedDay.routes.ts';
import { previewLinkRoutes } from '../site/previewLinks.routes.ts';
import { playground } from '../site/playground.ts';
import { readForm } from '../site/readForm.ts';
import { robots, securityAddress, securityTxt } from '../site/textFiles.ts';
import { sitemap, sitemapAddresses } from '../site/sitemap.ts';
import { watchVisits } from '../site/watchVisits.ts';
import type { Web } from '../site/web.ts';

const year = '1y';

/** The body of a form. It is empty for other content types, which the parser leaves unread. */
const bodyOf = (body: unknown) => (Buffer.isBuffer(body) || typeof body === 'string' ? body : '');

/** Answers in plain text for a missing file: programs that ask for files expect no HTML. */
const noSuchFile: RequestHandler = (_req, res) => void res.status(404).type('text').send('Not found');

/** The HTTP app. It holds no timers, sockets or listeners, since development replaces it after each edit. */
export async function createApp(config: Config, services: Services, schema: GraphQLSchema, web: Web) {
  const origin = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  const options = { maxCoercionErrors: perOperation.errors - 1 };
  const answerPage: Execute = async (document, variableValues, contextValue) =>
    withTextFacts(await execute({ schema, document, variableValues, contextValue, options }), contextValue);
  const everywhere = answerHeaders(config);
  const pages = createPages(answerPage, services, web, { origin, everywhere });
  const previews = createPreviews(answerPage, services, web, { origin, everywhere });
  const spelling = createSpelling(web.pagePaths);

  const graphql = await serveGraphql(schema, services, {
    isOpen: config.PLAYGROUND === 'on',
    playground: playground(config, web),
    publicOrigin: config.PUBLIC_ORIGIN,
    readOrigins: config.READ_ORIGINS,
  });

  /** Routes that are open to everyone read as visitors do. */
  const open: Services = { ...services, db: services.db.visitors };
  const { METRICS_TOKEN } = config;
  const metrics = METRICS_TOKEN ? await createMetrics(METRICS_TOKEN, services, pages.kept) : undefined;

  const app = express();
  app.disable('x-powered-by');
  app.set('case sensitive routing', oneSpelling.caseSensitive);
  app.set('strict routing', oneSpelling.strict);
  app.set('trust proxy', config.TRUST_PROXY);
  // No file has an empty part in its address, but the handlers below would ignore one.
  app.get(/^\/(?:uploads|belgeler|assets|images|playground)\/(?:.*\/)?\//, noSuchFile);
  app.get(/\/\//, (req, res) => pages.handle(req, res, req.ip ?? ''));
  // Only pages and the papers on them are in several languages: all else has one address.
  app.use((req, res, next) => {
    const isInLanguages =
      languageOfRequest(req) === undefined ||
      spelling.pageAt(req.path) ||
      /\/(?:[^/]+\.pdf|olculer\.svg)$/.test(req.path);
    return isInLanguages ? next() : pages.handle(req, res, req.ip ?? '');
  });
  app.use('/health', health(services.db, services.readiness));
  if (metrics) app.get('/metrics', metrics.handler);
  app.get(schemaAddress, schemaFile(services, config));
  app.get(guideAddress, guide(services, config));
  app.use('/graphql', graphql.router);
  if (config.AGENTS === 'on')
    app.use(programDoors(services, { ask: graphql.ask, origin, publicOrigin: config.PUBLIC_ORIGIN }));
  // Only pictures: the files of documents lie beside them, and have a route that offers them for saving.
  const sendPicture = [
    ...(services.images.bucket ? [fetchPicture(services)] : []),
    express.static(join(sentFrom(services.images), 'products'), {
      index: false,
      redirect: false,
      immutable: true,
      maxAge: year,
      setHeaders: (res) => res.setHeaders(new Map(Object.entries(pictureHeaders(res.getHeader('Cache-Control'))))),
    }),
  ];
  app.use('/uploads/products', guardUnshown(open, pictureUses), ...sendPicture);
  if (web.folder) app.use(builtFiles(web.folder, services.log));
  if (web.playground) app.use(builtFiles(web.playground.folder, services.log));
  const sendVariant = createSendVariant(services);
  app.post('/onizleme', ownPagesOnly(services, config.PUBLIC_ORIGIN));
  app.use(typedPreviewRoutes(services, previews));
  app.use(plannedDayRoutes(services, previews));
  app.use(previewLinkRoutes(services, previews, [...sendPicture, sendVariant]));
  app.use(imageRoutes(sendVariant), documentRoutes(open), messageRoutes(services), enquiryRoutes(services));
  app.use(downloadRoutes(services, open, origin));
  app.get('/robots.txt', robots(origin));
  app.get(securityAddress, securityTxt(open.db, origin));
  app.get('/site.webmanifest', manifest(open.db));
  app.get('/opensearch.xml', openSearch(open.db, origin));
  app.get(sitemapAddresses, sitemap(open, origin, Object.keys(web.others ?? {})));
  app.post(reportPath, policyReports(services, spelling));
  app.post(
    ['/contact', '/teklif', '/teklif/:number/:token'],
    ownPagesOnly(services, config.PUBLIC_ORIGIN),
    readForm(services),
    (req, res) => pages.answerForm(req, res, bodyOf(req.body), req.ip ?? ''),
  );
  app.use(officePageRoutes(services, web, { origin, everywhere }));
  // The page of all documents stands above their files.
  app.use(['/uploads', '/belgeler/:name', '/assets', '/images', '/playground'], noSuchFile);
  app.get('/{*path}', (req, res) => pages.handle(req, res, req.ip ?? ''));
  // Express's own 404 would lack the headers of all other answers.
  app.use(noSuchFile);
  app.use(((error, req, res, _next) => answerFailure(services, error, req, res)) satisfies ErrorRequestHandler);

  const addressOf = visitorAddress(config.TRUST_PROXY);
  const warn = warnOfProxy(config, services);
  const watch = createRequestLog(config, services);
  const countryHeader = config.COUNTRY_HEADER;
  const watchVisit = watchVisits({ ...services, origin, countryHeader }, spelling);
  const dress = (res: ServerResponse) => {
    for (const name in everywhere) if (!res.hasHeader(name)) res.setHeader(name, everywhere[name] ?? '');
  };
  const leadNowhere = (res: ServerResponse) =>
    void res.writeHead(404, { ...everywhere, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
  /** Redirects a read to the canonical address; forms are accepted at any spelling. */
  const leadTo = (res: ServerResponse, url: string) => {
    const own = isOwn(url) && { 'Cache-Control': 'private, no-store', ...referrerOf(url) };
    res.writeHead(308, { ...everywhere, ...own, Location: url }).end();
  };
  /** All that follows reads the address in Turkish, and asks for the language where it has a say. */
  const readInLanguage = (req: IncomingMessage, language: string, url: string) => {
    req.url = url;
    noteLanguage(req, language);
  };
  /** Every answer begins here. Cached pages and operations, the common cases, are answered before Express sees the request. */
  const listener = (req: IncomingMessage, res: ServerResponse) => {
    const target = requestTarget(req);
    if (target === undefined) return void res.writeHead(400, everywhere).end();
    const [path = '/'] = target.split('?', 1);
    const { language, path: written } = readLanguage(path);
    const spelled = spelling.read(written);
    const query = target.slice(path.length);
    req.url = inLanguage(spelled?.path ?? written, language) + query;
    const isOther = spelled?.wasOther || (language !== undefined && path !== inLanguage(written, language));
    watch(req, res);
    metrics?.watch(req, res);
    warn(req);
    // An error thrown from here would end the process.
    const fail = (error: unknown) => {
      if (!res.headersSent) dress(res);
      answerFailure(services, error, req, res);
    };
    try {
      if (!spelled) return leadNowhere(res);
      if (isOther && isRead(req)) return leadTo(res, req.url);
      if (language !== undefined) readInLanguage(req, language, spelled.path + query);
      if (!services.db.isCurrent()) dress(res);
      if (leaveToAnother(services.db, req, res)) return;
      watchVisit(req, res);
      if (pages.fromCache(req, res)) return;
      dress(res);
      // This replaces Express's own reading of X-Forwarded-For.
      Object.assign(req, { ip: addressOf(req) });
      res.setHeader('X-Request-Id', requestIdOf(req));
      if (language === undefined && isOperation(req)) graphql.answer(req, res).catch(fail);
      else app(req, res);
    } catch (error) {
      fail(error);
    }
  };
  return { listener, refreshPages: (until: AbortSignal) => pages.refresh(until) };
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';
