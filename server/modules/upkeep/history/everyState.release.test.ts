import { expect, test } from 'vitest';
import { openSpecApi } from '../../../testing/specs.ts';
import { exportContent } from '../content/content.export.ts';

const edits = 250;

/** Returns the same numbers each time, from 0 to below 1. */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const words = ['Sürgülü', 'İçi', 'boş', 'ısıya', 'dayanıklı', 'çelik', 'Şaft', 'ölçü', 'ÜÇLÜ', 'ğ', 'DN50', '6204-2RS'];
const icons = ['target', 'star', 'rocket'];

test(`any of ${edits} edits can be restored exactly`, async () => {
  const { api, addAttribute, addKind, inputOf, addProduct } = await openSpecApi();
  const random = seeded(17);
  const one = <Value>(values: Value[]) => values[Math.floor(random() * values.length)] as Value;
  const maybe = <Value>(value: Value) => (random() < 0.3 ? null : value);
  const text = (count = 4) => Array.from({ length: count }, () => one(words)).join(' ');
  const ask = async (operation: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await api.asAdmin(operation, variables);
    expect(errors).toBeUndefined();
    return data;
  };

  const width = await addAttribute({ name: 'Genişlik', kind: 'NUMBER', unit: 'mm' });
  const seal = await addAttribute({ name: 'Kapak', kind: 'TEXT' });
  const kind = await addKind({ name: 'Rulman', attributes: [{ attributeId: width }] });
  for (const name of ['Vanalar', 'İş Güvenliği']) {
    await ask('mutation ($name: String!) { createCategory(input: { name: $name }) { id } }', { name });
  }
  const categories = ['vanalar', 'iş-güvenliği'];
  const products = [await addProduct([]), await addProduct([]), await addProduct([])];
  await ask('{ siteSettings { name } }');

  const saveProduct = (id: string) =>
    ask(
      'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input, confirmJumps: true) { id } }',
      {
        id,
        input: {
          ...inputOf(text(3), random() < 0.5 ? [[width, `${Math.ceil(random() * 90)} mm`]] : [[seal, text(2)]]),
          description: text(12),
          categoryId: maybe(one(categories)),
          price: maybe(Math.round(random() * 1e6) / 100),
          featured: random() < 0.5,
          stockCode: maybe(`${id}-${Math.ceil(random() * 5)}`),
          brand: maybe(text(1)),
          salesUnit: maybe(one(['PIECE', 'METRE'])),
          availability: maybe(one(['IN_STOCK', 'DISCONTINUED'])),
          kindId: maybe(kind),
        },
      },
    );
  const section = () => ({ title: text(2), description: text(9), icon: one(icons) });
  const saveAbout = () =>
    ask('mutation ($input: AboutInput!) { updateAbout(input: $input) { heroTitle } }', {
      input: {
        heroTitle: text(2),
        heroDescription: text(5),
        mission: section(),
        vision: section(),
        values: section(),
        team: section(),
        numbers: [{ value: text(1), label: text(2) }].slice(random() < 0.5 ? 0 : 1),
        steps: Array.from({ length: Math.floor(random() * 5) }, () => ({ title: text(2), description: text(5) })),
      },
    });
  const saveContact = () =>
    ask('mutation ($input: GeneralContactInput!) { updateGeneralContact(input: $input) { heroTitle } }', {
      input: {
        heroTitle: text(2),
        heroDescription: text(3),
        email: 'a@b.co',
        phone: `+90 212 ${100 + Math.floor(random() * 900)} 00 00`,
        address: text(3),
        googleMapsEmbed: `https://www.google.com/maps/embed?pb=${Math.floor(random() * 9)}`,
      },
    });
  const saveCategory = (id: string) =>
    ask('mutation ($id: ID!, $input: CategoryInput!) { updateCategory(id: $id, input: $input) { id } }', {
      id,
      input: { name: text(2), description: text(6) },
    });

  /** Edits one entity and returns which. */
  async function edit(): Promise<[entity: string, id: string | null]> {
    const [id, category, roll] = [one(products), one(categories), random()];
    if (roll < 0.5) await saveProduct(id);
    else if (roll < 0.6)
      await ask('mutation ($id: ID!, $is: Boolean!) { setProductFeatured(id: $id, featured: $is) { id } }', {
        id,
        is: random() < 0.5,
      });
    else if (roll < 0.7)
      await ask('mutation ($ids: [ID!]!, $to: ID) { moveProducts(ids: $ids, categoryId: $to) }', {
        ids: [id],
        to: category,
      });
    if (roll < 0.7) return ['PRODUCT', id];
    if (roll < 0.8) return [await saveCategory(category).then(() => 'CATEGORY'), category];
    if (roll < 0.9) return [await saveAbout().then(() => 'ABOUT'), null];
    return [await saveContact().then(() => 'CONTACT'), null];
  }

  /** Reads the state as the content export writes it. */
  async function documentOf(entity: string, id: string | null): Promise<unknown> {
    const { information } = await exportContent(api.db);
    if (entity === 'PRODUCT') return information.products.products.find((row) => row.id === id);
    if (entity === 'CATEGORY') return information.categories.categories.find((row) => row.id === id);
    return entity === 'ABOUT' ? information.about : information.general;
  }
  const lastRevision = async (entity: string, id: string | null) => {
    const { data } = await api.asAdmin(
      'query ($entity: HistoryEntity!, $id: ID) { history(entity: $entity, id: $id, first: 1) { nodes { id isCurrent } } }',
      { entity, id },
    );
    return data.history.nodes[0] as { id: string; isCurrent: boolean };
  };

  const states = [];
  for (let n = 0; n < edits; n++) {
    const [entity, id] = await edit();
    states.push({ entity, id, revision: (await lastRevision(entity, id)).id, document: await documentOf(entity, id) });
  }
  for (const { entity, id, revision, document } of states.toSorted(() => random() - 0.5)) {
    await ask('mutation ($id: ID!) { restoreRevision(id: $id) }', { id: revision });
    expect(await documentOf(entity, id)).toEqual(document);
    expect((await lastRevision(entity, id)).isCurrent).toBe(true);
  }
}, 240_000);
