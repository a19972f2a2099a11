import { globSync, readFileSync } from 'node:fs';

const read = (file) => readFileSync(file, 'utf8');

/** The statements of entities: `{ file, names }`. What makes an entity of others, as a function, is called where they are. */
export const entityFiles = () =>
  globSync('server/modules/**/*.entity.ts')
    .sort()
    .map((file) => ({
      file: file.replace(/^server\/modules/, '.'),
      names: [...read(file).matchAll(/^export const (\w+Entity)(?:: Entity)? = (?!\()/gm)].map(([, name]) => name),
    }))
    .filter(({ names }) => names.length > 0);

/** Gives the list of entities each that is stated; a new one comes last, since content documents keep their order. */
export function listOfEntities(text, files) {
  const isNamed = (name) => new RegExp(`\\b${name}\\b`).test(text);
  const added = files
    .map(({ file, names }) => ({ file, names: names.filter((name) => !isNamed(name)) }))
    .filter(({ names }) => names.length > 0);
  const imports = added.map(({ file, names }) => `import { ${names.join(', ')} } from '${file}';\n`).join('');
  const rows = added.flatMap(({ names }) => names.map((name) => `  ${name},\n`)).join('');
  return text
    .replace('\n\nconst stated: ', `\n${imports}\nconst stated: `)
    .replace(/(const stated: [^\n]*\n(?: {2}\w+,\n)*)/, (list) => list + rows);
}

/** The screens that `definitionScreen` makes: `{ file, name, entity, path }`. */
export const definitionLists = () =>
  globSync('web/admin/{catalogue,pages,sales}/**/*.tsx')
    .sort()
    .flatMap((file) => {
      const code = read(file);
      const name = /^export const (\w+) = definitionScreen</m.exec(code)?.[1];
      const [entity, path] = ['entity', 'listName'].map(
        (key) => new RegExp(`^  ${key}: '(\\w+)'`, 'm').exec(code)?.[1],
      );
      return name && entity && path ? [{ file: file.replace(/^web\/admin/, '.'), name, entity, path }] : [];
    });

const rowOf = ({ file, name, entity, path }) => `  {
    path: '${path}',
    ...named('${entity}'),
    Icon: LabelOutlined,
    roles: ${file.startsWith('./sales/') ? 'sales' : 'content'},
    menu: 'catalogue',
    load: later(() => import('${file}'), '${name}'),
    states: ['/admin/${path}', '/admin/${path}?q=zzqqxx'],
  },
`;

/** Gives the table of screens a row for each of these that no table has: an icon or a group of its own is written by hand. */
export function definitionRows(text, lists, others) {
  const added = lists.filter(({ file }) => ![text, ...others].some((table) => table.includes(`'${file}'`)));
  if (added.length === 0) return text;
  const imports = [
    ["import LabelOutlined from '@mui/icons-material/LabelOutlined';\n", /(?=import StraightenOutlined)/],
    ...(added.some(({ file }) => file.startsWith('./sales/')) ? [['sales, ', /(?=later, )/]] : []),
  ].filter(([line]) => !text.includes(line));
  const imported = imports.reduce((code, [line, place]) => code.replace(place, line), text);
  return imported.replace(/(?=^\];\n)/m, added.map(rowOf).join(''));
}

const tables = ['workScreens.ts', 'upkeepScreens.ts'].map((name) => `web/admin/${name}`);

/** These registers name files that are found by their names; others are made of the registers, so they are written first. */
export const registers = [
  {
    file: 'server/modules/entities.ts',
    what: 'each entity that a file states',
    made: (text) => listOfEntities(text, entityFiles()),
  },
  {
    file: 'web/admin/definitionScreens.ts',
    what: 'each screen of definitions',
    made: (text) => definitionRows(text, definitionLists(), tables.map(read)),
  },
];
