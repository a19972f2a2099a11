import './process/oldNode.ts';
import modules from 'node:module';
import { fromRoot } from './settings/root.ts';

/**
 * The first file of the built server: Node keeps what V8 compiles of all other files beside the build, or in the folder
 * that NODE_COMPILE_CACHE names, which takes a seventh off the next start. Where it may write to neither, nothing is kept.
 */
modules.enableCompileCache(fromRoot('dist/server/compiled'));
void import('./main.ts');
