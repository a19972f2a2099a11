import { valueAt, type Value } from './orderModel.ts';

/**
 * A template of a document, as data: the name of an element, its attributes, and its text or elements. Texts name values as
 * `{invoice.title}`. `each` repeats an element for the items of a list, whose values are then meant; `when` writes it only where
 * there is a value. What has neither text nor elements is left out.
 */
export type Template = {
  name: string;
  each?: string;
  when?: string;
  attributes?: Record<string, string>;
  text?: string;
  of?: Template[];
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 has no place for these signs, escaped or not. */
const unknown = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export const escaped = (text: string) => text.replace(unknown, '').replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

function textOf(value: Value): string {
  return value === null || typeof value === 'object' ? '' : String(value);
}

const filled = (text: string, values: Value) =>
  text.replace(/\{([\w.]+)\}/g, (_, path: string) => textOf(valueAt(values, path)));

/** Writes an element and all below it. */
export function written(template: Template, values: Value): string {
  const { name, each, when, attributes = {}, text, of = [] } = template;
  if (each !== undefined) {
    const items = valueAt(values, each);
    const { each: _, ...one } = template;
    return Array.isArray(items) ? items.map((item) => written(one, withOuter(item, values))).join('') : '';
  }
  if (when !== undefined && textOf(valueAt(values, when)) === '') return '';
  const inner = text === undefined ? of.map((one) => written(one, values)).join('') : escaped(filled(text, values));
  if (inner === '') return '';
  const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(filled(value, values))}"`);
  return `<${name}${own.join('')}>${inner}</${name}>`;
}

/** The values of an item stand before those of the whole, which keep a name of their own. */
const withOuter = (item: Value, whole: Value): Value =>
  typeof item === 'object' && item !== null && !Array.isArray(item) ? { ...item, order: whole } : item;

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Names of programs may have signs that names of elements have not. */
const numbers = (name: string, of: Record<string, Value>) =>
  Object.entries(of)
    .map(([system, number]) => `<${name} system="${escaped(system)}">${escaped(textOf(number))}</${name}>`)
    .join('');

/** Writes values as elements of their names; a list of `lines` has elements `line`, any other `item`. */
export function plainXml(name: string, value: Value): string {
  if (value === null || value === '') return '';
  if (Array.isArray(value)) {
    const item = name === 'lines' ? 'line' : 'item';
    return `<${name}>${value.map((one) => plainXml(item, one)).join('')}</${name}>`;
  }
  if (typeof value !== 'object') return `<${name}>${escaped(textOf(value))}</${name}>`;
  if (name === 'external') return numbers(name, value);
  const inner = Object.entries(value).map(([key, one]) => plainXml(key, one));
  return `<${name}>${inner.join('')}</${name}>`;
}
