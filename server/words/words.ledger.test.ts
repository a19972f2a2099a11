import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const sources = globSync('server/**/*.ts').filter(
  (path) => !/\.test\.ts$|\/(generated|testing|migrations\S*)\/|^server\/words\//.test(path),
);

const turkish = /[çğıöşüÇĞİÖŞÜ]/;

/** Turkish letters in these are no words to a reader. */
const notSaid = [
  { path: /^server\/search\//, why: 'The search is known by what it makes of these words.' },
  {
    path: /^server\/modules\/catalogue\/filters\/\w*uyerQuestions\.ts$/,
    why: 'They name rows of the starter content.',
  },
  { path: /^server\/modules\/catalogue\/sections\/parts\//, why: 'Attributes are recognised by these names.' },
  {
    path: /^server\/modules\/upkeep\/sheets\/(reading\/columns|presets\/\w+)\.ts$/,
    why: 'Headings of files are recognised by these names.',
  },
  {
    path: /^server\/modules\/upkeep\/content\/starterDocuments\.ts$/,
    why: 'It is starter content, and stored as such.',
  },
  { path: /^server\/modules\/pages\/contact\/contact\.store\.ts$/, why: 'It is starter content, and stored as such.' },
  { path: /\/(products\.rows|foreignCodes|specsOf)\.ts$/, why: 'The search index is made of these texts.' },
  {
    path: /^server\/modules\/catalogue\/products\/products\.bulk\.ts$/,
    why: 'The currency has this name in English, too.',
  },
  { path: /^server\/programs\/mcp\//, why: 'They are examples for programs, in the language of the catalogue.' },
  { path: /(turkishKey|categoryId|sessions\.store|htmlTable|changedTexts)\.ts$/, why: 'Letters are compared here.' },
];

/** Files whose strings somebody reads: of mails, papers, pages, notices, and files for the office. */
const read = [
  /Mails?\.ts$/,
  /^server\/mail\/letter/,
  /^server\/pdf\/letterhead/,
  /^server\/pdf\/table/,
  /^server\/pdf\/paper/,
  /^server\/app\/answerFailure/,
  /^server\/site\/plainPage/,
  /^server\/site\/startPage/,
  /^server\/site\/(openSearch|browserFiles)/,
  /^server\/site\/previewLinks/,
  /^server\/site\/plannedDay/,
  /\/datasheets\/draw\w*\.ts$/,
  /\/datasheets\/read\w*\.ts$/,
  /\/datasheets\/title\w*\.ts$/,
  ...[
    ...['readOffer', 'drawOfferSheet', 'drawAcceptance', 'offerClosing', 'readOrder', 'readableText', 'remindOfEnding'],
    ...['askAboutOffer', 'answeredOffer', 'acceptOffer', 'ownOrder', 'sendEnquiry', 'taking/snapshot', 'addLines'],
    ...['fileLines', 'namedLists', 'shareList'],
  ].map((name) => new RegExp(String.raw`/${name}\.ts$`)),
  /\/attachments\//,
  /\/upkeep\/notices\/(?!notices\.resolvers)/,
  /\w\.csv\.ts$/,
  /\/sheets\/report\.ts$/,
];

/** Names of the program itself: tags of PDFs, headers, names of lists, selectors, and markup around words from elsewhere. */
const ofProgram = [
  /^(P|H[1-6]|L|LI|Lbl|LBody|T[RDH]|Table|Caption|Figure|Document|Artifact|Layout|Column|Row|List|Link|Offer|PDF)$/,
  /^(Vitrin|Arial|Location|Content-Length|Content-Type|Retry-After|Cache-Control|Auto-Submitted|auto-generated)$/,
  /^(GET|HEAD|Bad request|Not found|private, no-store|[A-Z_]+)$/,
  /^[a-z][\w./;=+ -]*[/;=].*$/s,
  /^.*<[/?]?\w.*>.*$/s,
  /^:root \{.*$/s,
];

/** Two words beside each other, or one that begins with a capital. */
const said = /\p{L}{2,},? \p{L}{2,}|^\p{Lu}\p{Ll}+/u;

/** Returns the texts of a file with their lines, without imports, types, errors of ours and messages of the log. */
function textsOf(path: string, code: string) {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found: { line: number; text: string }[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) return;
    if (ts.isCallExpression(node) && /\blog\??\.\w+$/.test(node.expression.getText())) return;
    const text = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
        : null;
    if (text !== null)
      found.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: text.trim() });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = sources.map((path) => ({ path, code: readFileSync(path, 'utf8') }));

it('Turkish stands in server/words alone, but for texts that nobody reads', () => {
  const found = files.flatMap(({ path, code }) =>
    !turkish.test(code) || notSaid.some((one) => one.path.test(path))
      ? []
      : textsOf(path, code).flatMap(({ line, text }) => (turkish.test(text) ? [`${path}:${line} ${text}`] : [])),
  );
  expect(found).toEqual([]);
});

it('mails, papers, pages, notices and files for the office take their words from server/words', () => {
  const makers = files.filter(({ path }) => read.some((one) => one.test(path)));
  const found = makers.flatMap(({ path, code }) =>
    textsOf(path, code).flatMap(({ line, text }) =>
      said.test(text) && !ofProgram.some((one) => one.test(text)) ? [`${path}:${line} ${text}`] : [],
    ),
  );
  expect(makers.length).toBeGreaterThan(60);
  expect(found).toEqual([]);
});

it('each exception and each maker of texts still has a file', () => {
  expect(read.filter((one) => !files.some(({ path }) => one.test(path)))).toEqual([]);
  const idle = notSaid.filter(
    ({ path }) =>
      !files.some(
        (file) => path.test(file.path) && textsOf(file.path, file.code).some(({ text }) => turkish.test(text)),
      ),
  );
  expect(idle).toEqual([]);
});
