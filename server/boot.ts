import './process/oldNode.ts';
import modules from 'node:module';
import { fromRoot } from './settings/root.ts';

/**
 * This is the first file of the built server. Node keeps the code that V8 compiles for all other files beside the
 * build, or in the folder of NODE_COMPILE_CACHE, which makes the next start a seventh shorter. If neither can be
 * written, nothing is kept.
 */
modules.enableCompileCache(fromRoot('dist/server/compiled'));
void import('./main.ts');
