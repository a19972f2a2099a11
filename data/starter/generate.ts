import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { makeContent, written } from './make/content.ts';
import { solidName, solidOf } from './make/solids.ts';
import { tables } from './tables/all.ts';

// `npm run starter` writes content.json and the models from the tables. Tests compare the files with what they make.

const at = (path: string) => new URL(path, import.meta.url);

writeFileSync(at('content.json'), written(makeContent()));
rmSync(at('documents'), { recursive: true, force: true });
mkdirSync(at('documents'));
for (const family of tables.flatMap((some) => some.families)) {
  const solid = solidOf(family);
  if (solid) writeFileSync(at(`documents/${solidName(family.id)}`), solid);
}
