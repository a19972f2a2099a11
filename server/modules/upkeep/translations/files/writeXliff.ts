import { siteLanguage } from '../../../../../common/text/locale.ts';
import { lockedParts } from '../../../../../common/text/lockedParts.ts';
import { nameOf, notesOf, type Unit } from './unit.ts';

type Header = { language: string; version: '1.2' | '2.0' };

/** XML cannot hold these signs at all. */
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };
const escaped = (text: string) => text.replace(impossible, '').replace(/[&<>"\r]/g, (sign) => signs[sign] ?? sign);
const inAttribute = (text: string) => escaped(text.replaceAll(/\s+/g, ' '));

/** Writes a file piece by piece: a catalogue is too large to be one text. */
export function* writeXliff(units: Iterable<Unit>, { language, version }: Header): Generator<string> {
  const [head, unit, end] = version === '1.2' ? ofOne : ofTwo;
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${head(inAttribute(language))}\n`;
  for (const one of units) yield `${unit(one)}\n`;
  yield `${end}\n`;
}

/** A text with its locked parts as elements; `element` writes one of them with its number. */
function inline(text: string, element: (part: string, isHidden: boolean, number: number) => string): string {
  let [written, at] = ['', 0];
  for (const [index, { kind, start, end }] of lockedParts(text).entries()) {
    // Placeholders and marks are signs for programs; codes and measures are read, so that they stay to be seen.
    written += escaped(text.slice(at, start));
    written += element(text.slice(start, end), kind === 'placeholder' || kind === 'mark', index + 1);
    at = end;
  }
  return written + escaped(text.slice(at));
}

const statesOfOne = {
  missing: '',
  outdated: 'needs-review-translation',
  machine: 'needs-review-translation',
  done: 'final',
};
const statesOfTwo = { missing: 'initial', outdated: 'initial', machine: 'initial', done: 'final' };

const ofOne = [
  (language: string) =>
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\n' +
    `<file original="vitrin" source-language="${siteLanguage}" target-language="${language}" datatype="plaintext">\n<body>`,
  (unit: Unit) => {
    const most = unit.mostLetters === null ? '' : ` maxwidth="${unit.mostLetters}" size-unit="char"`;
    const content = (text: string) =>
      inline(text, (part, isHidden, number) =>
        isHidden
          ? `<ph id="${number}">${escaped(part)}</ph>`
          : `<mrk mtype="protected" mid="${number}">${escaped(part)}</mrk>`,
      );
    return [
      `<trans-unit id="${inAttribute(nameOf(unit))}" resname="${inAttribute(`${unit.title}: ${unit.label}`)}"${most} xml:space="preserve">`,
      `<source xml:lang="${siteLanguage}">${content(unit.source)}</source>`,
      unit.target === null ? '' : `<target state="${statesOfOne[unit.state]}">${content(unit.target)}</target>`,
      ...notesOf(unit).map(([kind, text]) => `<note from="${kind}">${escaped(text)}</note>`),
      '</trans-unit>',
    ].join('');
  },
  '</body>\n</file>\n</xliff>',
] as const;

const ofTwo = [
  (language: string) =>
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" ' +
    `srcLang="${siteLanguage}" trgLang="${language}">\n<file id="vitrin">`,
  (unit: Unit) => {
    const data: string[] = [];
    const content = (text: string) =>
      inline(text, (part, isHidden, number) => {
        if (!isHidden) return `<mrk id="m${number}" translate="no">${escaped(part)}</mrk>`;
        if (!data.includes(part)) data.push(part);
        return `<ph id="${number}" dataRef="d${data.indexOf(part) + 1}"/>`;
      });
    const source = `<source xml:space="preserve">${content(unit.source)}</source>`;
    const target = unit.target === null ? '' : `<target xml:space="preserve">${content(unit.target)}</target>`;
    const original = data.map((text, index) => `<data id="d${index + 1}">${escaped(text)}</data>`).join('');
    return [
      `<unit id="${inAttribute(nameOf(unit))}" name="${inAttribute(`${unit.title}: ${unit.label}`)}"><notes>`,
      ...notesOf(unit).map(([kind, text]) => `<note category="${kind}">${escaped(text)}</note>`),
      `</notes>${original && `<originalData>${original}</originalData>`}`,
      `<segment state="${statesOfTwo[unit.state]}">${source}${target}</segment></unit>`,
    ].join('');
  },
  '</file>\n</xliff>',
] as const;
