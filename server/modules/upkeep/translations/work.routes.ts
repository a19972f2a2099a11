import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { badInput } from '../../../core/errors.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { work } from '../../../rights/may.ts';
import { productEntity } from '../../catalogue/products/products.entity.ts';
import { serveFile } from '../../people/sessions/serveFile.ts';
import { exportTranslationsJob } from './exchange.jobs.ts';
import type { FileType } from './files/unit.ts';
import { groups } from './groups.ts';

/** Serves the texts of the site as files for translators, to owners and editors. */
export function translationRoutes(services: Pick<Services, 'db' | 'heavyWork' | 'signedIn'>, origin: string) {
  const file = (type: FileType, ending: 'xlf' | 'po' | 'xlsx') =>
    serveFile(services, {
      subject: work(productEntity),
      name: ({ language }) => `translations-${language}`,
      type: ending,
      job: exportTranslationsJob,
      read: (query) => ({ type, origin, ...wantedIn(query) }),
      isRecorded: true,
    });
  return Router(oneSpelling)
    .get('/admin/translations.xlf', file('XLIFF_1_2', 'xlf'))
    .get('/admin/translations-2.xlf', file('XLIFF_2_0', 'xlf'))
    .get('/admin/translations.po', file('PO', 'po'))
    .get('/admin/translations.xlsx', file('XLSX', 'xlsx'));
}

/** Reads which texts are wanted. Throws `BAD_USER_INPUT`. */
function wantedIn(query: URLSearchParams) {
  const language = query.get('language') ?? '';
  if (!/^[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/.test(language)) throw badInput('language', 'Choose a language.');
  const group = groups.find((one) => one === query.get('group')) ?? null;
  return { language, group, all: query.get('which') === 'ALL' };
}
