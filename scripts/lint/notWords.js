/** Lists, with reasons, the texts with letters that are no words of a language: they stay in code, and the rule lets them be. */
export const notWords = [
  { pattern: /(?<![\w/])\/admin\/\S*/g, why: 'An address of the admin may have a typed word in its search.' },
  { pattern: /\bwhsec_/g, why: 'Secrets of webhooks begin with it.' },
  { pattern: /https?:\/\/\S+|\bmailto:|\btel:/g, why: 'An address is the same in every language.' },
  { pattern: /\b[\w.-]+\/[\w./-]+\b/g, why: 'A path or a media type is read by a program.' },
  {
    pattern: /(?<![\p{L}-])(mm|cm|m|µm|g|kg|kW|W|V|A|Hz|bar|rpm|kB|MB|GB|°C|h|s|ms)(?![\p{L}-])/gu,
    why: 'Units are international.',
  },
  {
    pattern: /\b(PDF|XLSX|CSV|JSON|ZIP|STEP|DXF|SVG|PNG|JPEG|WebP|GraphQL|URL|API|HTML)\b/g,
    why: 'Names of formats are not translated.',
  },
  { pattern: /\b[A-Z]{0,4}\d[\dA-Z./-]*\b/g, why: 'A code or a standard is written on the part itself.' },
  {
    pattern: /(?<!\p{L})(Ctrl|Alt|Shift|Esc|Enter|Tab|Home|End)(?!\p{L})/gu,
    why: 'Keys are named as they are printed.',
  },
  { pattern: /^Discontinued$/g, why: 'A word of schema.org is read by search engines.' },
  { pattern: /\{\w+\}/g, why: 'A place in a sentence is filled by an element.' },
  { pattern: /^[\p{Ll}\d]+(-[\p{Ll}\d]+){2,}$/gu, why: 'The id of a record is part of an address.' },
  { pattern: /#[\da-f]{3,8}\b/gi, why: 'A colour is read by a program.' },
  { pattern: /[₺%×Øø°]/g, why: 'Signs are drawn and not spoken.' },
  {
    pattern: /(?<!\p{L})\p{L}(?!\p{L})/gu,
    why: 'One letter is a sign in a drawing, such as d, D and B of a bearing, or a key.',
  },
  { pattern: /^\s*\.(xlsx|csv)\s*$/g, why: 'The ending of a file is part of its name.' },
  { pattern: /^(Stokta|Sipariş üzerine)$/g, why: 'A step of an import writes it into a cell, which is read by us.' },
  { pattern: /\bVitrin\b/g, why: 'The name of the product is a brand.' },
];
