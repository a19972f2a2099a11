import { all } from './screenshots/all.mjs';
import { readme } from './screenshots/readme.mjs';

/**
 * Takes pictures of the built product with its starter content: `npm run build && npm run screenshots` those of the
 * README, `npm run screenshots -- --all` every screen for a look at the whole, `-- --all admin` those with "admin" in
 * their names.
 */
const [mode, ...parts] = process.argv.slice(2);
await (mode === '--all' ? all(parts) : readme());
