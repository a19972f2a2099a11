import { isPredicate, isTelling, pointsAway } from './predicates.ts';
import { bodyTerms, lackedBy, titleTerms } from './terms.ts';
import { tokensOf, type Token } from './tokens.ts';

/** A text by what it says of a product: what it affirms, and what it denies. */
export type Read = { affirmed: string; denied: string };

type Range = { from: number; to: number };

/** Words that deny what stands before them, wherever they stand. */
const denies =
  /^(?:degil\p{L}*|yok(?:tur)?|hayir|haric(?:tir|inde)?|olmaksizin|(?:yasak|sakincali|tehlikeli)(?:t[iu]r|d[iu]r)?|sakin[iu]n(?:[iu]z)?|kac[iu]n[iu]n(?:[iu]z)?|kac[iu]n[iu]lmali(?:dir)?)$/u;

/** Verbs and participles that deny: 'kullanılmamalıdır', 'uygun olmayan', 'dayanmadığından'. */
const deniesByVerb =
  /(?:m[iu]yor(?:lar)?(?:d[iu]r)?|m[ae]m[ae]l[iu](?:d[iu]r)?|m[ae]y[iu]n[iu]z|lm[ae]y[iu]n|nm[ae]y[iu]n|m[ae]m[iu]st[iu]r|m[ae]d[iu]g[iu]\p{L}*|m[ae]m[ae]s[iu]\p{L}*|m[ae]m[ae]kt[ae](?:d[iu]r)?|m[ae]y[ae]c[ae]\p{L}*)$/u;

/** These describe the noun behind them: 'katı içermeyen su' denies no more than stands between commas. */
const describes = /\p{L}m[ae]y[ae]n(?:l[ae]r\p{L}*)?$/u;

/** These deny only where they end a clause, since before a noun they describe it: 'su almaz kutu'. */
const deniesAtEnd =
  /^(?:\p{L}{2,}m[ae]z(?:l[ae]r)?|(?:uygun|yeter|elveris|dayanik|guven|gecer|imkan|olanak|koruma)s[iu]z(?:d[iu]r)?|disi(?:dir)?)$/u;

/** What a product is praised for: these do not deny, even at the end of a clause. */
const praise =
  /^(?:paslan|sizdir|gecir|dondur|kay|yan|tutus|delin|kesil|asin|sol|kiril|ciz[iu]l|dokul|bozul|kok|esne)m[ae]z(?:l[ae]r)?$/;

/** 'asit dışında tüm akışkanlar' excepts, 'bina dışında' does not. */
const excepted = /^(?:her|tum|butun|diger|baska|kalan|hepsi\p{L}*)$/u;

/** 'yağlamadan' is also a form of a noun, so that these verbs are named. */
const without = /^(?:ol|kullan|gerektir|iste|ver|yap)m[ae]d[ae]n$/;

/** A comma or one of these ends a clause only behind a verb: 'su, hava ve buhar için uygun değildir' denies all three. */
const links = /^(?:ve|veya|ya|hem|ancak|dolayisiyla|yine)$/;
const turns = /^(?:ama|fakat|lakin|oysa|cunku)$/;
/** 'olduğundan' gives the reason for what follows, and is not a part of it. */
const reason = /[dt][iu]g[iu]ndan$/;

/** The ending of 'PTFE'dir' is no token of its own. */
const endsIn = /['’ʼ`´][dt][ıiuü]r/u;

const ends = /[.!?;\n]|\s[-–—]\s/;

/**
 * Splits a text into what it says of a product and what it denies: 'Suda kullanılır, buhar için uygun değildir' affirms water
 * and denies steam. A sentence that points to another product ('buharda çelik tip kullanılmalıdır') denies as well. In doubt
 * it denies: who looks for a valve for steam must not find one that must not have any.
 */
export function readDenials(text: string): Read {
  if (!mayDeny.test(text)) return { affirmed: text, denied: '' };
  const ranges = layersOf(text).flatMap((tokens) => deniedIn(text, tokens));
  if (ranges.length === 0) return { affirmed: text, denied: '' };
  let affirmed = '';
  let at = 0;
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    if (to <= at) continue;
    affirmed += `${text.slice(at, Math.max(at, from))}\n`;
    at = to;
  }
  return { affirmed: affirmed + text.slice(at), denied: ranges.map(({ from, to }) => text.slice(from, to)).join('\n') };
}

/** Most texts have none of these letters, and need no reading. */
const mayDeny =
  /değil|degil|yok|hay[ıi]r|hari[cç]|s[ıiuü]z|m[ae]z|m[ıiuü]yor|m[ae]m[ae]|m[ae]y|m[ae]d|yerine|mal[ıi]|mel[ıi]|yasak|sak[ıi]n|ka[cç][ıi]n|tehlike|d[ıi]ş|önerilir|tavsiye|tercih|kullan[ıi]n|seçin|isteyin|\bne\b/iu;

/** Returns the tokens outside of brackets and, one by one, those of each bracket: 'buhar (kızgın su) için uygun değildir'. */
function layersOf(text: string): Token[][] {
  const layers = new Map<number, Token[]>([[0, []]]);
  let [layer, last, end] = [0, 0, 0];
  for (const token of tokensOf(text)) {
    for (const sign of text.slice(end, token.start)) {
      if (sign === '(') layer = ++last;
      if (sign === ')') layer = 0;
    }
    layers.set(layer, [...(layers.get(layer) ?? []), token]);
    end = token.end;
  }
  return [...layers.values()];
}

/** Returns the sentences of a layer; a point before a small letter ends an abbreviation. */
function sentencesOf(text: string, tokens: Token[]): Token[][] {
  const sentences: Token[][] = [];
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    const gap = before ? text.slice(before.end, token.start).replace(/\([^()]*\)/g, '') : '';
    const isAbbreviated = gap.trim() === '.' && /^\p{Ll}/u.test(text.slice(token.start));
    if (!before || (ends.test(gap) && !isAbbreviated)) sentences.push([token]);
    else sentences.at(-1)?.push(token);
  });
  return sentences;
}

const deniedIn = (text: string, tokens: Token[]) =>
  sentencesOf(text, tokens).flatMap((sentence) => deniedOf(text, sentence));

function deniedOf(text: string, sentence: Token[]): Range[] {
  const gapAfter = (at: number) => {
    const [token, next] = [sentence[at], sentence[at + 1]];
    return token && next ? text.slice(token.end, next.start) : '.';
  };
  const wordAt = (at: number) => sentence[at]?.text ?? '';
  const last = sentence.length - 1;
  const ranges: Range[] = [];
  const deny = (from: number, to: number) => {
    const [first, final] = [sentence[from], sentence[to]];
    if (first && final && from <= to) ranges.push({ from: first.start, to: final.end });
  };
  /** 'Uygun değildir: buhar, asit' denies what follows. */
  const reachOf = (at: number) => (gapAfter(at).includes(':') ? last : at);
  const endsClause = (at: number) => /[,:)(]/.test(gapAfter(at)) || at === last || links.test(wordAt(at + 1));

  let [from, part] = [0, 0];
  for (let at = 0; at <= last; at++) {
    const [before, word, next] = [wordAt(at - 1), wordAt(at), wordAt(at + 1)];
    const gap = at > 0 ? gapAfter(at - 1) : '';
    const isClosed = isPredicate(before) || endsIn.test(gap);
    if (at > from && ((isClosed && (links.test(word) || gap.includes(','))) || turns.test(word))) from = at;
    if (gap.includes(',') || from > part) part = Math.max(from, gap.includes(',') ? at : 0);
    if (word === 'ne' && sentence.slice(at + 1).some((token) => token.text === 'ne')) {
      deny(from, last);
      return ranges;
    }
    const isDenial =
      denies.test(word) ||
      (deniesByVerb.test(word) && word.length > 5) ||
      (deniesAtEnd.test(word) && !praise.test(word) && endsClause(at)) ||
      (/^disinda(?:ki)?$/.test(word) && excepted.test(next)) ||
      (without.test(word) && next !== 'once');
    const isReplaced =
      word === 'yerine' && !/^(?:kullan[iu]l(?:ir|abilir)|gecer|gecebilir|konur|tak[iu]l\p{L}*)$/u.test(next);
    if (describes.test(word) && before !== 'uygun') {
      deny(part, at);
      from = part = at + 1;
    } else if (isDenial || isReplaced || describes.test(word) || pointsAway(sentence.slice(from, at + 1), next)) {
      deny(from, reachOf(at));
      from = reachOf(at) + 1;
      at = reachOf(at);
    } else if (reason.test(word)) from = at + 1;
  }
  return ranges.filter(({ from: start, to }) => isTelling(text.slice(start, to)));
}

/** Words that any denial has say nothing about what it denies. */
const common = /^(?:uygun|icin|ve|veya|kullan\p{L}*|degil\p{L}*|onerilme\p{L}*|hayir|yok\p{L}*|yerine|tip)$/u;

/** Reads a text that stands below a title, and returns with it the terms of what it denies and nowhere affirms. */
export function affirmedIn(title: string, body: string): { body: string; lacks: string[] } {
  const { affirmed, denied } = readDenials(body);
  const words = tokensOf(`${title}\n${affirmed}`).flatMap(({ text }) => lackedBy(text));
  if (denied === '' && words.length === 0) return { body, lacks: [] };
  const has = new Set([titleTerms(title), bodyTerms(affirmed)].join(' ').split(' '));
  const lacks = [...bodyTerms(denied).split(' '), ...words].filter(
    (term) => term !== '' && !has.has(term) && !common.test(term),
  );
  return { body: affirmed, lacks: [...new Set(lacks)] };
}
