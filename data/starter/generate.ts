import { writeFileSync } from 'node:fs';
import { makeContent } from './make/content.ts';
import { written } from './make/written.ts';

// `npm run starter` writes content.json from the tables. A test compares the file with what they make.

writeFileSync(new URL('content.json', import.meta.url), written(makeContent()));
