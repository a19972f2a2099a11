import { shownFacts } from '../../common/product/shownFacts.ts';
import { siteLanguage } from '../../common/text/locale.ts';
import { readFileSync } from 'node:fs';
import { SchemaLink } from '@apollo/client/link/schema';
import { buildSchema, defaultFieldResolver, GraphQLError, isObjectType } from 'graphql';

type Value = { __typename: string; unit?: { symbol: string } | null };
type Entry = Record<string, unknown> & { id: string };
/** Answers for root fields of the schema, by their names. */
export type Answers = Record<string, (args: Record<string, unknown>) => unknown>;
export interface Content {
  products?: (Partial<Entry> & { id: string; categoryId?: string })[];
  categories?: (Partial<Entry> & { id: string })[];
  attributes?: Entry[];
  kinds?: Entry[];
  families?: Entry[];
  settings?: Record<string, string>;
  /** Called instead of storing a message. */
  sendMessage?: (input: Record<string, string>) => { id: string };
  queries?: Answers;
  mutations?: Answers;
  /** Every query fails. */
  broken?: boolean;
}

const settings = {
  name: 'Deneme Makine',
  logo: '/images/logo.png',
  email: 'bilgi@deneme.example',
  phone: '0212 000 00 00',
  address: 'Şişli',
  version: 1,
};
const blank = {
  name: '',
  description: '',
  price: null,
  image: null,
  picture: null,
  imageCaption: null,
  kind: null,
  family: null,
  specs: [],
  documents: [],
  featured: false,
  completeness: { percent: 100, missing: [] },
  version: 1,
};

/** Refuses the operation, as the server does. */
export function refuse(code: string, field?: string, more: object = {}): never {
  throw new GraphQLError('Refused', { extensions: { code, field, ...more } });
}

const page = (nodes: unknown[], first = 20) => ({
  nodes: nodes.slice(0, first),
  pageInfo: { hasNextPage: nodes.length > first, hasPreviousPage: false, endCursor: 'c1' },
  totalCount: nodes.length,
  isCountExact: true,
});
const asResolvers = (answers: Answers = {}) =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (_: unknown, args: Record<string, unknown>) => answer(args),
    ]),
  );

type Resolvers = Record<string, Record<string, (source: never, args: Record<string, unknown>) => unknown>>;

/** One schema for all tests, since it takes 30 ms to build: the context of an operation holds the resolvers of its test. */
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
  for (const field of Object.values(type.getFields())) {
    field.resolve = (source, args, resolvers: Resolvers, info) => {
      const resolve = resolvers[type.name]?.[field.name];
      return resolve ? resolve(source as never, args) : defaultFieldResolver(source, args, resolvers, info);
    };
  }
}

/** Things are published unless a test says otherwise. */
const published = { status: ({ status }: { status?: string }) => status ?? 'PUBLISHED' };

/** Answers for fields that a test leaves out. */
const usually = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([field, usual]) => [field, (row: Record<string, unknown>) => row[field] ?? usual]),
  );
const inLira = usually({ currency: 'TRY', rates: [] });

/**
 * Runs schema.graphql over the smallest possible server, so that every query and every answer has to fit the schema.
 */
export function linkTo({ products = [], categories = [], broken = false, ...content }: Content) {
  const all = products.map((product) => ({ ...blank, ...product }));
  const groups = [...categories, { id: 'uncategorized', name: 'Kategorisiz' }].map((group) => ({ ...blank, ...group }));
  const isMade = (product: object) => !('availability' in product && product.availability === 'DISCONTINUED');
  const productsOf = (id: string) => all.filter(({ categoryId = 'uncategorized' }) => categoryId === id);
  const find = <T extends { id: string }>(list: T[], id: string) => list.find((one) => one.id === id) ?? null;
  const failing = () => {
    throw new GraphQLError('Not today.');
  };
  const resolvers: Resolvers = {
    Query: {
      // Nobody has given a name, and no form has a history, unless a test says so.
      colleagues: () => [],
      siteSettings: () => (broken ? failing() : { ...settings, ...content.settings }),
      products: (_, { first, featured, discontinued, categoryId }) =>
        broken
          ? failing()
          : page(
              (typeof categoryId === 'string' ? productsOf(categoryId) : all).filter(
                (one) => (!featured || one.featured) && (discontinued !== false || isMade(one)),
              ),
              first as number,
            ),
      product: (_, { id }) => (broken ? failing() : find(all, id as string)),
      categories: () => (broken ? failing() : groups.slice(0, -1)),
      category: (_, { id }) => find(groups, id as string),
      attributes: () => content.attributes ?? [],
      messages: () => page([]),
      enquiries: () => page([]),
      offerTemplates: () => [],
      answerTemplates: () => [],
      sendsMail: () => false,
      importProfiles: () => [],
      moneySettings: () => ({ currencies: [], today: [], foreignTerms: null }),
      views: () => ({ totalCount: all.length, nodes: [] }),
      productKinds: () => content.kinds ?? [],
      families: () => content.families ?? [],
      measurableKinds: () => [],
      documents: () => page([]),
      documentKinds: () => [],
      languages: () => [],
      translationBoard: () => ({ languages: [], groups: [] }),
      productsWithDocuments: () => [],
      commonOptions: () => null,
      catalogueFigures: () => ({ products: all.length, kinds: 0, families: 0, documents: 0 }),
      ...asResolvers(content.queries),
    },
    // Prices are in lira with 20 % of KDV unless a test says otherwise.
    Offer: inLira,
    Order: inLira,
    LastOffer: inLira,
    StatedPrice: inLira,
    FigureSteps: usually({ wonSums: [] }),
    Family: published,
    Document: published,
    SiteSettings: {
      newAsDrafts: ({ newAsDrafts }: { newAsDrafts?: boolean }) => newAsDrafts ?? false,
      invoiceAsked: ({ invoiceAsked }: { invoiceAsked?: string }) => invoiceAsked ?? 'NEVER',
    },
    Category: {
      ...published,
      products: ({ id }: Entry, { first, discontinued }) =>
        page(
          productsOf(id).filter((one) => discontinued !== false || isMade(one)),
          first as number,
        ),
      productCount: ({ id }: Entry) => productsOf(id).length,
      kinds: ({ kinds = [] }: Entry & { kinds?: unknown[] }) => kinds,
    },
    ProductConnection: {
      groups: ({ groups = [] }: { groups?: unknown[] }) => groups,
      usualOrder: ({ usualOrder }: { usualOrder?: string }) => usualOrder ?? 'NEWEST',
      isPartial: ({ isPartial }: { isPartial?: boolean }) => isPartial ?? false,
      edges: ({ edges, nodes = [] }: { edges?: unknown[]; nodes?: unknown[] }) =>
        edges ?? nodes.map((node) => ({ cursor: 'c1', node, matches: [], missingWords: [], matchedBy: null })),
    },
    // Tests name only what they are about.
    ProductFacets: {
      ...Object.fromEntries(
        Object.entries({ leadTimes: [], availability: [], brands: [], documents: [], isExact: true }).map(
          ([field, usual]) => [field, (facets: Record<string, unknown>) => facets[field] ?? usual],
        ),
      ),
      sheets: ({ sheets = [], total }: { sheets?: object[]; total: number }, { moreThan }) =>
        total > Number(moreThan ?? 0) ? sheets : [],
    },
    ProductKind: { attributes: ({ attributes = [] }: { attributes?: object[] }) => attributes },
    Spec: {
      numberUnit: ({ values: [value, ...more] }: { values: Value[] }) =>
        value?.__typename === 'NumberValue' && more.length === 0 ? (value.unit?.symbol ?? '') : null,
    },
    SpecFacet: {
      attribute: ({ attribute }: { attribute: object }) => ({ kind: 'OPTION', ...attribute }),
    },
    QuoteList: { goesWith: ({ goesWith }: { goesWith?: object[] }) => goesWith ?? [] },
    Enquiry: { attachments: ({ attachments }: { attachments?: object[] }) => attachments ?? [] },
    EnquiryStatus: {
      attachments: ({ attachments }: { attachments?: object[] }) => attachments ?? [],
      hasInvoice: ({ hasInvoice }: { hasInvoice?: boolean }) => hasInvoice ?? false,
    },
    Product: {
      ...published,
      ...usually({ listBreaks: [], vatRateNow: 20 }),
      specs: ({ specs }: Entry) => specs ?? [],
      keySpecs: ({ specs = [] }: Entry & { specs?: { key: boolean }[] }) => specs.filter(({ key }) => key),
      pictures: ({ pictures, image, imageAlt, picture }: Entry) =>
        pictures ?? (typeof image === 'string' ? [{ url: image, alt: imageAlt, picture }] : []),
      documents: ({ documents }: Entry) => documents ?? [],
      crossReferences: ({ crossReferences }: Entry) => crossReferences ?? [],
      facts: (row: Entry) =>
        shownFacts(row as unknown as Parameters<typeof shownFacts>[0], siteLanguage).filter(({ text }) => text != null),
      boughtTogether: ({ boughtTogether }: Entry) => boughtTogether ?? [],
      namedTogether: ({ namedTogether }: Entry) => namedTogether ?? [],
      priceBreaks: ({ priceBreaks }: Entry) => priceBreaks ?? [],
      listPrice: ({ listPrice }: Entry) => listPrice ?? null,
      listBreaks: ({ listBreaks }: Entry) => listBreaks ?? [],
      vatRate: ({ vatRate }: Entry) => vatRate ?? null,
      priceNote: ({ priceNote }: Entry) => priceNote ?? null,
      category: ({ categoryId }: Entry) =>
        typeof categoryId === 'string' ? find(groups.slice(0, -1), categoryId) : null,
      successor: ({ successorId }: Entry) => (typeof successorId === 'string' ? find(all, successorId) : null),
      related: ({ id, categoryId }: Entry) =>
        all
          .filter((one) => one.id !== id)
          .sort((a, b) => Number(b.categoryId === categoryId) - Number(a.categoryId === categoryId))
          .slice(0, 5),
    },
    Mutation: {
      sendMessage: (_, { input }) => content.sendMessage?.(input as Record<string, string>),
      ...asResolvers(content.mutations),
    },
  };
  return new SchemaLink({ schema, context: resolvers });
}
