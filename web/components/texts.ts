import { sourceLanguage } from '../../common/text/locale.ts';
import { withTexts, type Texts } from '../../common/text/textFacts.ts';

/** The page that is rendered now: on the server one after the other, each in one piece; in a browser all that came so far. */
let known: Texts = {};

/** On the server, before a page is rendered. */
export const setTexts = (texts: Texts) => void (known = texts);

/** In a browser, as answers come. */
export const addTexts = (texts: Texts) => void (known = withTexts(known, texts));

/** Returns what stands for a thing in the addresses of the language: its slug, or its id. */
export const nameInAddress = (type: string, id: string) => known[`${type}:${id}`]?.slug ?? id;

/** Returns the id behind a name in an address. */
export const idBehind = (type: string, name: string) =>
  Object.entries(known)
    .find(([thing, { slug }]) => slug === name && thing.startsWith(`${type}:`))?.[0]
    .slice(type.length + 1) ?? name;

/** Tells whether the language of the page leads to the Turkish page of a thing. */
export const isElsewhere = (type: string, id: string) => known[`${type}:${id}`]?.isElsewhere === true;

/** Returns Turkish where a text has no translation, for the attribute `lang` of its element; undefined in the page's language. */
export const textLanguage = (type: string, id: string, field: string) =>
  known[`${type}:${id}`]?.inTurkish?.includes(field) ? sourceLanguage : undefined;
