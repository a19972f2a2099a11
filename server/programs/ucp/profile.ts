/** The version of the Universal Commerce Protocol that is spoken; its schemas stand in proof/clients/ucp. */
export const version = '2026-04-08';

const specification = `https://ucp.dev/${version}`;

export const capabilities = {
  search: 'dev.ucp.shopping.catalog.search',
  lookup: 'dev.ucp.shopping.catalog.lookup',
} as const;

const capability = (name: 'search' | 'lookup') => [
  {
    version,
    spec: `${specification}/specification/catalog/${name}`,
    schema: `${specification}/schemas/shopping/catalog_${name}.json`,
  },
];

/** Programs read this first: only the catalogue is offered, nothing can be bought through it. */
export const profile = (origin: string) => ({
  ucp: {
    version,
    services: {
      'dev.ucp.shopping': [
        {
          version,
          spec: `${specification}/specification/overview`,
          transport: 'rest',
          schema: `${specification}/services/shopping/rest.openapi.json`,
          endpoint: `${origin}/ucp`,
        },
      ],
    },
    capabilities: { [capabilities.search]: capability('search'), [capabilities.lookup]: capability('lookup') },
    payment_handlers: {},
  },
});

/** The head of an answer. */
export const envelope = (name: 'search' | 'lookup', status: 'success' | 'error' = 'success') => ({
  version,
  status,
  capabilities: { [capabilities[name]]: [{ version }] },
});
