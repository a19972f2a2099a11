/**
 * Programs import this file before all others: a Node older than 24 cannot load the database driver and would crash with a
 * stack. npm's commands find the right Node automatically; a service has to name it.
 */
const [major = 0] = process.versions.node.split('.').map(Number);

if (major < 24) {
  console.error(
    `Vitrin needs Node 24 or later, and this is ${process.versions.node}: start it with node_modules/.bin/node, which came with the packages, or with npm.`,
  );
  process.exit(1);
}
