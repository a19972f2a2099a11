import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { makeContent, starterProducts, written } from './make/content.ts';
import { makeTranslations } from './make/translations.ts';
import { solidName, solidOf } from './make/solids.ts';
import { tables } from './tables/all.ts';

// `npm run starter` writes content.json, its texts in other languages and the models from the tables. Tests compare the files with what they make.

const at = (path: string) => new URL(path, import.meta.url);

const content = makeContent();
writeFileSync(at('content.json'), written(content));
writeFileSync(at('texts.json'), written(makeTranslations(content.information, starterProducts())));
rmSync(at('documents'), { recursive: true, force: true });
mkdirSync(at('documents'));
for (const family of tables.flatMap((some) => some.families)) {
  const solid = solidOf(family);
  if (solid) writeFileSync(at(`documents/${solidName(family.id)}`), solid);
}
