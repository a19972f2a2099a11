import { inLanguage, readLanguage } from '../../../common/text/languagePath.ts';
import { sourceLanguage } from '../../../common/text/locale.ts';
import type { SiteLanguages } from '../../../web/page/rendered.ts';
import type { Db } from '../../db/database.ts';
import { languagesOfThing, nameInAddress } from '../../entity/alternates.store.ts';
import { slugHolder, thingAtSlug, type Thing } from '../../entity/texts.store.ts';
import { uncategorizedId } from '../../modules/catalogue/references/categoryId.ts';
import { languagesOf, type LanguageRow } from '../../modules/pages/languages/languages.store.ts';
import { hasWords, words } from '../../words/words.ts';
import type { Listing } from '../drawing/drawing.ts';
import type { Side, Web } from '../web.ts';

/** Everything that a page depends on beside the answers of the API: its language, and those in which it is there as well. */
export type Place = {
  side: Side;
  site: Omit<SiteLanguages, 'texts'>;
  /** The code of the language for the API: 'tr' in Turkish. */
  language: string;
  /** Where the page is instead, with the status that says so. */
  moved?: { status: 302 | 308; to: string };
  listing: Listing;
  /** The direction in which the language is written, where it is not from left to right. */
  direction?: 'rtl';
  /** Changes when any of this does. */
  key: string;
};

const folders: Record<string, string> = { products: 'product', categories: 'category' };

/** Pages that are in every language of the interface: their words are those of the site itself. */
const ofAllLanguages = /^\/(?:products|olcuyle-bul|belgeler|sectors(?:\/[^/]+)?|about|contact)?$/;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
};

const nameIn = (path: string) => {
  const [, folder = '', name] = /^\/(products|categories)\/([^/?]+)$/.exec(path) ?? [];
  const entity = folders[folder];
  return entity === undefined || name === undefined ? undefined : { entity, folder, name: decoded(name) };
};

/** Returns a code as addresses write it. */
const inAddress = ({ code }: Pick<LanguageRow, 'code'>) => code.toLowerCase();

/** Finds out where the page at an address stands. Undefined where its language is none of the site, and never was. */
export function createPlaces(db: Db, web: Web, origin: string) {
  const own: Side = { draw: web.draw, assets: web.assets };
  const others = web.others ?? {};
  /** Other languages show English words around their texts. */
  const sideOf = (code: string) => others[code] ?? others.en ?? own;

  async function thingAt(address: string, language: LanguageRow | undefined) {
    const { path } = readLanguage(address);
    const named = nameIn(path.split('?', 1)[0] ?? '');
    if (!named) return undefined;
    const { entity, folder, name } = named;
    const found = language && (await thingAtSlug(db, entity, language.code, name));
    const hidden = language && !found ? await slugHolder(db, { entity, language: language.code }, name) : undefined;
    const thing: Thing = { entity, id: found?.id ?? hidden ?? name };
    const isHidden = hidden !== undefined;
    return { ...thing, folder, isHidden, isSlug: found !== undefined && found !== null && !found.isFormer };
  }

  /** Returns the Turkish address behind one in a language that is off: slugs are those of the language, and ids of all. */
  async function inTurkish(path: string, language: string) {
    const [bare = ''] = path.split('?', 1);
    const named = nameIn(bare);
    if (!named) return path;
    const { entity, folder, name } = named;
    const id =
      (await slugHolder(db, { entity, language }, name)) ?? (await thingAtSlug(db, entity, language, name))?.id ?? name;
    return `/${folder}/${encodeURIComponent(id)}${path.slice(bare.length)}`;
  }

  /** The address of a thing in a language: by its slug, or by its id. */
  async function pathOf({ entity, id, folder }: Thing & { folder: string }, language: string | undefined) {
    const name = language === undefined ? id : await nameInAddress(db, { entity, id }, language);
    return inLanguage(`/${folder}/${encodeURIComponent(name)}`, language);
  }

  async function alternatesOf(path: string, languages: LanguageRow[], thing: Awaited<ReturnType<typeof thingAt>>) {
    const listed = languages.filter(({ indexable }) => indexable);
    if (listed.length === 0 || path.includes('?')) return [];
    if (!thing) {
      const codes = ofAllLanguages.test(path) ? listed.filter(({ code }) => code in others) : [];
      return codes.map((one) => ({ code: one.code, path: inLanguage(path, inAddress(one)) }));
    }
    const named = await languagesOfThing(db, thing.entity, thing.id);
    return Promise.all(
      listed
        .filter(({ code }) => named.includes(code))
        .map(async ({ code }) => ({ code, path: await pathOf(thing, code) })),
    );
  }

  /** Tells whether a language leads to the Turkish page of a thing. The words of a language name what has no category. */
  async function isAtTurkishPage({ entity, id }: Thing, { code, untranslated }: LanguageRow) {
    if (untranslated !== 'TURKISH_PAGE' || id === uncategorizedId) return false;
    return !(await languagesOfThing(db, entity, id)).includes(code);
  }

  /** The codes of the languages that a line may offer to readers, each with words of its own. */
  const offeredOf = (languages: LanguageRow[]) =>
    languages.filter(({ code, inMenu }) => inMenu && code in others && hasWords(code)).map(({ code }) => code);

  /** Makes the line that leads to the same page in a language, in the words of that language. */
  async function offerOf(code: string | undefined, { path, query, thing, languages }: Offering) {
    const isOffered = code === sourceLanguage || (code !== undefined && offeredOf(languages).includes(code));
    if (!isOffered || !hasWords(code)) return undefined;
    const inAddressOf = code === sourceLanguage ? undefined : code;
    const to = thing ? await pathOf(thing, inAddressOf) : inLanguage(path, inAddressOf);
    return { code, to: to + query, ...words(code).pages.offered };
  }

  async function placeOf(address: string, offered?: string): Promise<Place | undefined> {
    const { language: written, path } = readLanguage(address);
    const languages = await languagesOf(db);
    const language = languages.find((one) => inAddress(one) === written);
    const menu = languages.filter(({ inMenu }) => inMenu).map(({ code, name }) => ({ code, name }));
    const isIndexable = language?.indexable ?? true;
    const site = { language: language?.code, ...(menu.length > 0 && { languages: menu }) };
    const place = {
      site,
      listing: { alternates: '', isIndexable },
      language: language?.code ?? sourceLanguage,
      ...(language?.direction === 'RTL' && { direction: 'rtl' as const }),
      side: language ? sideOf(language.code) : own,
    };
    if (written !== undefined && !language) {
      // A language that is off comes back perhaps: until then its addresses lead to the Turkish pages.
      if (!(written in others)) return undefined;
      return { ...place, moved: { status: 302, to: await inTurkish(path, written) }, key: 'off' };
    }
    if (languages.length === 0) return { ...place, key: '' };
    const thing = await thingAt(address, language);
    const [bare = ''] = path.split('?', 1);
    const present = thing && language && !thing.isSlug ? await pathOf(thing, language.code) : undefined;
    const query = path.slice(bare.length);
    const turkish = thing ? `/${thing.folder}/${encodeURIComponent(thing.id)}` : path;
    const moved =
      thing && language && (await isAtTurkishPage(thing, language))
        ? { status: 302 as const, to: turkish + query }
        : present !== undefined && present !== inLanguage(bare, written)
          ? { status: thing?.isHidden ? (302 as const) : (308 as const), to: present + query }
          : undefined;
    const alternates = await alternatesOf(path, languages, thing);
    const offer = moved ? undefined : await offerOf(offered, { path: bare, query, thing, languages });
    const isThere = !language || alternates.some(({ code }) => code === language.code);
    const links = [{ code: 'x-default', path: turkish }, { code: sourceLanguage, path: turkish }, ...alternates]
      .map((one) => `<link rel="alternate" hreflang="${one.code}" href="${escaped(origin + one.path)}">`)
      .join('');
    return {
      ...place,
      ...(moved && { moved }),
      ...(offer && { site: { ...site, offer } }),
      listing: { alternates: isThere && alternates.length > 0 ? links : '', isIndexable },
      key: JSON.stringify([site, moved, links, isIndexable, offer, language?.direction]),
    };
  }

  return { placeOf, offered: async () => offeredOf(await languagesOf(db)) };
}

type Offering = {
  path: string;
  query: string;
  thing: (Thing & { folder: string }) | undefined;
  languages: LanguageRow[];
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
