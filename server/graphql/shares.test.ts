import { expect, test } from 'vitest';
import { scopes as allScopes, type Scope } from '../db/tables/keyTables.ts';
import { roles as allRoles, type Role } from '../db/tables/accountTables.ts';
import { entities } from '../modules/entities.ts';
import { withScopes } from '../testing/keys.ts';
import { inOrder, rolesOfPerson, withPeople } from '../testing/people.ts';
import { may, seeing, shares, work, type Share } from '../rights/may.ts';

const editors: Role[] = ['OWNER', 'EDITOR'];
const sellers: Role[] = ['OWNER', 'SALES'];
const owners: Role[] = ['OWNER'];
const any = [...allScopes];
const drafts: Scope[] = ['READ_DRAFTS', 'WRITE_PRODUCTS', 'WRITE_PRICES'];
const offers: Scope[] = ['READ_ENQUIRIES', 'WRITE_OFFERS'];

type Stated = { works: readonly Role[]; reads: readonly Role[] } & Partial<Record<Share, readonly Scope[]>>;
const catalogue: Stated = { works: editors, reads: allRoles, event: any, name: any, content: ['READ_DRAFTS'] };
const sales: Stated = {
  ...{ works: sellers, reads: sellers },
  ...{ event: ['READ_ENQUIRIES'], name: ['READ_ENQUIRIES'], content: ['READ_ENQUIRIES'] },
};
const waiting: Stated = {
  ...{ works: editors, reads: allRoles },
  ...{ event: drafts, name: drafts, content: ['READ_DRAFTS', 'WRITE_PRODUCTS'] },
};
const alone = (roles: readonly Role[]): Stated => ({ works: roles, reads: roles });

/**
 * States once more, by hand, who sees what of entities that are not shared as the catalogue is: who adds one decides it twice.
 */
const apart: Record<string, Stated> = {
  ...{ message: sales, enquiry: sales, offer: sales, order: sales, letter: sales, customer: sales },
  ...{ waiting, waiting_values: waiting },
  synonym: { ...alone(editors), event: any },
  pin: { ...alone(editors), event: any },
  profile: { ...alone(editors), event: drafts },
  proposal: { ...alone(editors), content: ['WRITE_PRODUCTS', 'WRITE_PRICES'] },
  template: { ...alone(sellers), event: offers, name: offers, content: offers },
  customerCode: { ...alone(sellers), content: offers },
  webhook: { ...alone(owners), event: ['WEBHOOKS'], name: ['WEBHOOKS'], content: ['WEBHOOKS'] },
  ...{ plan: alone(editors), previewLink: alone(editors) },
  ...{ answer: alone(sellers), quoteList: alone(sellers) },
  ...{ account: alone(owners), key: alone(owners), auditEntry: alone(owners) },
  ...{ figure: alone(allRoles), view: alone(allRoles), notice: alone(allRoles) },
};
const statedOf = (name: string) => apart[name] ?? catalogue;

const askers = [
  ...[...allRoles.map((role) => [role]), ['EDITOR', 'SALES'] as Role[]].map((roles) => ({ roles, scopes: null })),
  ...allScopes.map((scope) => ({ roles: ['OWNER'] as Role[], scopes: [scope] })),
];

test('each role and each scope sees of each entity what is stated here, and personal data leaves by people alone', () => {
  const wrong: unknown[] = [];
  for (const entity of entities) {
    const row = statedOf(entity.name);
    for (const { roles, scopes } of askers) {
      const asker = { admin: { roles, suspendedAt: null }, usedKey: scopes && { scopes } };
      const has = (wanted: readonly Role[]) => roles.some((role) => wanted.includes(role));
      if (may(asker, work(entity)) !== (scopes === null && has(row.works))) wrong.push([entity.name, roles, scopes]);
      for (const share of shares) {
        const isOpen = scopes === null || (row[share] ?? []).some((scope) => scopes.includes(scope));
        if (may(asker, seeing(entity, share)) !== (isOpen && has(row.reads)))
          wrong.push([entity.name, share, roles, scopes]);
      }
    }
    for (const share of shares) {
      expect(may({ admin: null }, seeing(entity, share)), entity.name).toBe(false);
      const admin = { roles: owners, suspendedAt: 1 };
      expect(may({ admin }, seeing(entity, share)), entity.name).toBe(false);
    }
  }
  expect(wrong).toEqual([]);
});

test('the history, its comparisons and the list of changes answer each role and each scope as the entities state', async () => {
  const { people, askAs, admin } = await withPeople();
  const recorded = entities.filter(({ record }) => record?.history === true);
  expect(recorded.length).toBeGreaterThan(15);
  const codeOf = async (as: object, entity: string) =>
    (await askAs(as)(`{ history(entity: ${entity.toUpperCase()}, id: "1") { totalCount } }`)).errors?.[0]?.extensions
      .code;
  const wrong: unknown[] = [];
  for (const { name } of recorded) {
    const { reads = [], content = [] } = statedOf(name);
    for (const person of inOrder(reads).filter((one) => rolesOfPerson(one).length > 0)) {
      const expected = rolesOfPerson(person).some((role) => reads.includes(role)) ? undefined : 'FORBIDDEN';
      const code = await codeOf(people[person], name);
      if (code !== expected) wrong.push([name, person, code]);
    }
    const code = await codeOf(withScopes(admin, ['READ_DRAFTS']), name);
    if (code !== (content.includes('READ_DRAFTS') ? undefined : 'SCOPE_MISSING'))
      wrong.push([name, 'READ_DRAFTS', code]);
  }
  expect(wrong).toEqual([]);
});

test('an editor reads no earlier text of an offer, by whatever id', async () => {
  const { people, askAs, asAdmin } = await withPeople();
  const input = { name: 'Peşin', deliveryTerms: 'Şantiye teslimi', paymentTerms: 'Peşin', notes: '' };
  const Create = 'mutation ($input: OfferTemplateInput!) { createOfferTemplate(input: $input) { id version } }';
  const made = await asAdmin(Create, { input });
  const { id, version } = made.data.createOfferTemplate as { id: string; version: number };
  const Update = `mutation ($id: ID!, $input: OfferTemplateInput!, $version: Int) {
    updateOfferTemplate(id: $id, input: $input, version: $version) { id } }`;
  await asAdmin(Update, { id, version, input: { ...input, deliveryTerms: 'Depo teslimi' } });
  const History = 'query ($id: ID!) { history(entity: TEMPLATE, id: $id) { nodes { id fields { before after } } } }';
  const { nodes } = (await asAdmin(History, { id })).data.history as { nodes: { id: string }[] };
  expect(JSON.stringify(nodes)).toContain('Şantiye teslimi');
  const Compare = 'query ($to: ID!) { compareRevisions(to: $to) { before after } }';
  for (const { id: to } of nodes) {
    const { data, errors } = await askAs(people.EDITOR)(Compare, { to });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(JSON.stringify(data)).not.toContain('teslimi');
  }
});
