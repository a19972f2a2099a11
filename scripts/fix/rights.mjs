import { readFileSync } from 'node:fs';
import { buildSchema, valueFromASTUntyped } from 'graphql';
import { entities } from '../../server/modules/entities.ts';
import { keyEndings, secretEndings } from '../../server/modules/people/keys/keyEndings.ts';
import { endings } from '../../server/modules/people/sessions/endRights.ts';
import { scopes as allScopes } from '../../server/db/tables/keyTables.ts';
import { tools } from '../../server/programs/mcp/tools/tools.ts';
import { seeing, shares } from '../../server/rights/may.ts';

const roots = ['Query', 'Mutation', 'Subscription'];
const begin = '## Who can do what\n';
const roles = ['OWNER', 'EDITOR', 'SALES'];
const code = (words) => words.map((word) => `\`${word}\``).join(', ');

/** The root fields with the roles and scopes that the contract states: `{ name, kind, isOpen, roles, scopes }`. */
function statedFields() {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  return roots.flatMap((kind) =>
    Object.values(schema.getType(kind).getFields()).map(({ name, astNode }) => {
      const find = (called) => astNode.directives.find((one) => one.name.value === called);
      const wordsOf = (called) => {
        const [any] = find(called)?.arguments ?? [];
        return any && [valueFromASTUntyped(any.value)].flat();
      };
      return { name, kind, isOpen: find('open') !== undefined, roles: wordsOf('role'), scopes: wordsOf('scope') };
    }),
  );
}

/** Lists names by what they are, with a dot at the end. */
function byKind(fields) {
  const parts = roots.flatMap((kind) => {
    const names = fields.filter((field) => field.kind === kind).map(({ name }) => name);
    const word = { Query: 'reads', Mutation: 'changes', Subscription: 'follows' }[kind];
    return names.length > 0 ? [`${word} ${code(names)}`] : [];
  });
  return parts.length > 0 ? `${parts.join('; ')}.` : 'nothing of its own.';
}

const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');

/** Says which scopes open a share; a dash for none. */
const scopesFor = (entity, share) => {
  const { scopes } = seeing(entity, share);
  return scopes.length === 0 ? '–' : allScopes.every((scope) => scopes.includes(scope)) ? 'any' : code(scopes);
};

const inWords = (name) => name.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const roleWords = (which) =>
  roles.every((role) => which.includes(role)) ? 'all' : which.map((role) => role.toLowerCase()).join(', ');

function made() {
  const fields = statedFields();
  const forRoles = (...those) => fields.filter((field) => field.roles?.join() === those.join());
  const scopes = [...new Set(fields.flatMap((field) => field.scopes ?? []))];
  const exactly = ([event, ends]) => [event, ...Object.values(ends)];
  return [
    begin,
    'These lists are made from the contract and the entities by `npm run fix`, and the ledger compares them. The server asks one function, ' +
      '`server/rights/may.ts`, whatever the way: root fields, lists, fields of deliveries, events, exports, files and content that is imported ' +
      '(`server/graphql/shares.test.ts`, `server/graphql/access.test.ts`, `server/graphql/scopes.test.ts`, `server/graphql/downloads.test.ts`, ' +
      '`server/modules/upkeep/webhooks/rights.test.ts`).\n',
    '### A stranger\n',
    `Within the limits of an address, a stranger ${byKind(fields.filter(({ isOpen }) => isOpen))} ` +
      'Those that sign in, and those that begin with a link, need what they ask for: a password, a passkey, or the secret of the link. ' +
      'A stranger gets the files that pages show, and nothing that is not on the site.\n',
    '### A key\n',
    'A key does what one of its scopes opens and what its maker may at that moment, and besides what a stranger may, but signing in. ' +
      `These scopes open:\n\n${scopes
        .map((scope) => `- \`${scope}\` ${byKind(fields.filter((field) => field.scopes?.includes(scope)))}`)
        .join('\n')}\n`,
    'All other root fields are for people, and so is every file of the admin area. A key that names profiles sends and fetches their files; ' +
      'it gets drafts by them where the profile says so and one of its scopes reads drafts, and orders and customers with `READ_ENQUIRIES` alone ' +
      '(`server/modules/upkeep/orderFiles/orderFiles.test.ts`). In the tables that a person saves, what a stranger wrote is no formula; a program ' +
      'gets each text as it is (`server/modules/upkeep/sheets/savedByHand.test.ts`).\n',
    'Agents use the doors of `/mcp` and `/ucp`. Tools without a scope do what a stranger may; the others need a key with one of these scopes:\n',
    table(
      ['tool of /mcp', 'scopes'],
      tools.map(({ name, scopes }) => [`\`${name}\``, scopes ? code(scopes) : '–']),
    ),
    '### An editor\n',
    `An editor, as an owner, ${byKind(forRoles('OWNER', 'EDITOR'))}\n`,
    `Everybody who works here ${byKind(forRoles('OWNER', 'EDITOR', 'SALES'))}\n`,
    '### Sales\n',
    `Sales, as an owner, ${byKind(forRoles('OWNER', 'SALES'))}\n`,
    '### An owner\n',
    `An owner alone ${byKind(forRoles('OWNER'))}\n`,
    '### Rows of each kind\n',
    'Those who work with rows change them, restore them, find them in the bin, save them as files and import them. A key learns by lists of changes, ' +
      'by webhooks and by their deliveries that something happened, its name, and its values, where a scope of these columns says so; what visitors ' +
      'wrote about themselves is sent for people alone.\n',
    table(
      [
        'kind',
        'works with it',
        'reads it',
        ...shares.filter((share) => share !== 'personal').map((share) => `key: ${share}`),
      ],
      entities.map((entity) => [
        inWords(entity.name),
        roleWords(entity.roles),
        roleWords(entity.readers ?? entity.roles),
        ...['event', 'name', 'content'].map((share) => scopesFor(entity, share)),
      ]),
    ),
    '### A leaver\n',
    'What each event ends of what a person has opened (`server/modules/people/signIn/endRights.test.ts`); sockets go with their session, within a second. ' +
      'What belongs to the company stays, and the screen names it before a removal: webhooks to addresses that the person entered, and keys and sign-ins of ' +
      'import profiles.\n',
    table(
      ['event', 'sessions', 'invitations', 'an app that is being set up', 'keys', 'preview links'],
      Object.entries(endings).map(exactly),
    ),
    'What each event ends of what a key has opened (`server/modules/people/keys/keyEndings.test.ts`):\n',
    table(
      ['event', 'requests', 'sockets', 'files of profiles', 'webhooks to its addresses'],
      Object.entries(keyEndings).map(exactly),
    ),
    'Secrets without a person or a key behind them:\n',
    Object.entries(secretEndings)
      .map(([secret, end]) => `- ${secret[0].toUpperCase()}${secret.slice(1)} ${end}.\n`)
      .join(''),
  ].join('\n');
}

/** Writes into docs/security.md what a stranger, a key, each role and a leaver can do. */
export function rightsSection(text) {
  const at = text.indexOf(begin);
  const next = text.indexOf('\n## ', at + 1);
  return `${text.slice(0, at)}${made()}${text.slice(next)}`;
}
