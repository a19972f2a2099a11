import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { titlesIn } from '../../common/labels.ts';
import { undescribed, withTable } from './lines.mjs';

const admin = 'web/admin';
const files = ['workScreens.ts', 'definitionScreens.ts', 'upkeepScreens.ts'].map((name) => `${admin}/${name}`);

/** The words of the screens, as they stand in the catalogue. */
const words = () =>
  Object.fromEntries(
    [...readFileSync('web/words/admin/en/screens.ts', 'utf8').matchAll(/^export const (\w+) = '(.*)';$/gm)].map(
      ([, name, text]) => [name, text],
    ),
  );

/** The frames of screens, the first that one uses being its own. The last needs a reason, since it is for what is no list. */
const frames = ['ListScreen', 'FormPage', 'AdminPage'];
/** The parts that screens share. */
const parts = [
  ...['FilterLine', 'TokenField', 'ViewTabs', 'LinkedRow', 'SelectionBar', 'ListPager', 'TrailPager'],
  ...['FormBench', 'FormDialog', 'ActDialog', 'ConfirmDialog', 'HistoryPanel'],
];

const several = (entity) => titlesIn('en')(entity.toLowerCase()).several;

/** Lists the screens of the tables: the label, the address and the file of each. */
function screensIn(code) {
  return code
    .split(/\n {2}\{\n/)
    .slice(1)
    .map((row) => {
      const of = (pattern) => pattern.exec(row)?.[1];
      return {
        label: words()[of(/label: words[.](\w+)/)] ?? several(of(/[.]{3}named\('(\w+)'\)/) ?? ''),
        path: of(/path: '([^']+)'/),
        file: join(admin, of(/import\('([^']+)'\)/) ?? ''),
      };
    });
}

/** Returns the code of a file and of all that it imports from the screens of the admin, parts that are shared apart. */
function codeOf(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(file)) return '';
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const own = [...code.matchAll(/from '([.][^']+[.]tsx)'/g)].map(([, path]) => join(dirname(file), path));
  const within = own.filter((path) => path.startsWith(`${admin}/`) && !path.startsWith(`${admin}/parts/`));
  return [code, ...within.map((path) => codeOf(path, seen))].join('\n');
}

/** Gives the table of screens a row for each, with its frame and the parts it is made of; reasons stay. */
export const screensTable = (text) =>
  withTable(text, '## Each screen', (rows) => {
    const reasons = new Map(rows.map(([, path, frame, , reason]) => [`${path} ${frame}`, reason]));
    return files
      .flatMap((file) => screensIn(readFileSync(file, 'utf8')))
      .map(({ label, path, file }) => {
        const code = codeOf(file);
        const uses = (name) => new RegExp(`<${name}[\\s>/]`).test(code);
        const frame = frames.find((name) => uses(name)) ?? 'its own';
        const address = `\`/admin/${path}\``;
        const needsReason = frame === 'AdminPage' || frame === 'its own';
        const reason = needsReason ? reasons.get(`${address} ${frame}`) || undescribed : '';
        return [label, address, frame, parts.filter((name) => uses(name)).join(', '), reason];
      });
  });
