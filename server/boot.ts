import { useCompiledCode } from './codeCache.ts';
import { fromRoot } from './root.ts';

/** The first file of the built server: it loads as little as can be before what was compiled beforehand is at hand. */
useCompiledCode(fromRoot('dist/server'));
void import('./main.ts');
