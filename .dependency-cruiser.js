import { foreign } from './scripts/clients.mjs';
import { layers } from './scripts/imports/layers.js';

const froms = layers.map(({ from }) => from);
const error = { severity: 'error' };
const ofOthers = `(^|/)node_modules/(${foreign.join('|')})/|^(${foreign.join('|')})(/|$)`;

/** What a layer may not import: anything of ours that its row does not name, and the packages that its row refuses. */
const rulesOf = ({ name, from, may, never = [], instead }, row) => {
  const files = { path: from, pathNot: froms.slice(0, row) };
  const packages = never.filter((one) => one !== 'core modules').join('|');
  return [
    {
      ...error,
      name,
      comment: instead,
      from: files,
      to: { pathNot: [...may, '(^|/)node_modules/'], dependencyTypesNot: ['core'], couldNotResolve: false },
    },
    ...(packages
      ? [
          {
            ...error,
            name,
            comment: instead,
            from: files,
            to: { path: `(^|/)node_modules/(${packages})/|^(node:)?(${packages})$` },
          },
        ]
      : []),
    ...(never.includes('core modules')
      ? [{ ...error, name, comment: instead, from: files, to: { dependencyTypes: ['core'] } }]
      : []),
  ];
};

export default {
  forbidden: [
    ...layers.flatMap(rulesOf),
    {
      ...error,
      name: 'no layer',
      comment: 'No row of scripts/imports/layers.js fits this file: put it into a folder that has one.',
      from: { pathNot: froms },
      to: {},
    },
    {
      ...error,
      name: 'no circle',
      comment: 'Move what both need into a file of its own, below the two. Types count too.',
      from: {},
      to: { circular: true },
    },
    {
      ...error,
      name: 'nowhere',
      comment: 'Nothing is there: name the file with its extension, or install the package.',
      from: {},
      // The release lane alone installs them, and checks with types whether they are there.
      // The build reads what is named with ?raw.
      to: { couldNotResolve: true, pathNot: [ofOthers, '[.]csv[?]raw$'].flat() },
    },
    {
      ...error,
      name: 'undeclared package',
      comment: 'Another package brought it along and may stop doing so: npm install it, so that package.json names it.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: ofOthers },
    },
    {
      ...error,
      name: 'clients of others',
      comment:
        'This package belongs to a program of others, and is installed by the release lane alone: use it in proof/clients.',
      from: { pathNot: '^proof/clients/' },
      to: { path: ofOthers },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data/(?!starter)|[.]git)(/|$)' },
    // Files of proof/clients use packages of the product, too.
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // As Vite and Node resolve: by the `exports` of a package.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
