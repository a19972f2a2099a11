import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';

/** The catalogues: whose words were written first, and which languages owe the same. Subjects are files. */
const catalogues = [
  { folder: 'web/words', first: 'tr', languages: ['en', 'de'], from: '.' },
  { folder: 'common/words', first: 'tr', languages: ['en', 'de'], from: '../../common/words' },
  { folder: 'web/words/admin', first: 'en', languages: ['tr'], from: './admin' },
];

const head = `/** Written by npm run fix: each line fails the types where a language lacks a word of the first one, or asks for other values. */
type InAnyLanguage<Part> = Part extends string
  ? string
  : Part extends (...facts: infer Facts) => infer Result
    ? (...facts: Facts) => InAnyLanguage<Result>
    : { [Name in keyof Part]: InAnyLanguage<Part[Name]> };
type Owes<First, Other extends InAnyLanguage<First>> = Other;

export type OwedWords = [
`;

/** Returns the file by which the types compare the words of each language with those that were written first. */
export function owedWords() {
  const lines = catalogues.flatMap(({ folder, first, languages, from }) =>
    languages
      .filter((language) => existsSync(`${folder}/${language}`))
      .flatMap((language) =>
        globSync(`${folder}/${first}/*.ts`)
          .map((file) => basename(file))
          .filter((name) => !name.includes('.test.'))
          .sort()
          .map(
            (name) =>
              `  Owes<typeof import('${from}/${first}/${name}'), typeof import('${from}/${language}/${name}')>,\n`,
          ),
      ),
  );
  return `${head}${lines.join('')}];\n`;
}
