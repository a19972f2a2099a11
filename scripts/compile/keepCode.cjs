const { readFileSync, writeFileSync } = require('node:fs');
const { createRequire, wrap } = require('node:module');
const { dirname, join, relative, resolve } = require('node:path');
const { serialize } = require('node:v8');
const { Script } = require('node:vm');

/** Loaded before the server: keeps each script of the build and, once told to, writes down what V8 compiled of it. */
const folder = dirname(resolve(process.argv[1]));
const scripts = new Map();

if (process.argv[1].endsWith('main.js')) {
  const asEver = require.extensions['.js'];
  require.extensions['.js'] = (module, filename) => {
    const name = relative(folder, filename);
    if (name.startsWith('..')) return asEver(module, filename);
    const script = new Script(wrap(readFileSync(filename, 'utf8')), { filename });
    scripts.set(name, script);
    script.runInThisContext()(module.exports, createRequire(filename), module, filename, dirname(filename));
  };
  process.once('message', () => {
    const code = new Map([...scripts].map(([name, script]) => [name, script.createCachedData()]));
    writeFileSync(join(folder, `compiled-${process.version}-${process.arch}.bin`), serialize(code));
    process.exit();
  });
}
