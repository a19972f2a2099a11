// The admin area, the history and spreadsheets show the values of enums in schema.graphql in these words.

/** The admin area and spreadsheets show `enum Status` of schema.graphql in these words. */
export const statuses = { PUBLISHED: 'Published', DRAFT: 'Draft', HIDDEN: 'Hidden' } as const;

/** The admin area and spreadsheets show `enum Availability` of schema.graphql in these words. */
export const availabilities = {
  IN_STOCK: 'In stock',
  ON_ORDER: 'On order',
  DISCONTINUED: 'Discontinued',
} as const;

/** The admin area, the history and spreadsheets show `enum CrossRelation` of schema.graphql in these words. */
export const crossRelations = {
  SAME_PART: 'Same part',
  FORM_FIT_FUNCTION: 'Form, fit and function',
  REPLACES: 'Replaces it',
  SIMILAR: 'Similar',
} as const;

/** The admin area and the history show `enum DocumentKind` of schema.graphql in these words. */
export const documentKinds = {
  DATA_SHEET: 'Data sheet',
  DRAWING: 'Drawing',
  CAD_MODEL: 'CAD model',
  CERTIFICATE: 'Certificate',
  MANUAL: 'Manual',
  OTHER: 'Other',
} as const;

export const documentLanguages = {
  TR: 'Turkish',
  EN: 'English',
  DE: 'German',
  FR: 'French',
  IT: 'Italian',
  ES: 'Spanish',
  RU: 'Russian',
  AR: 'Arabic',
  ZH: 'Chinese',
  MULTIPLE: 'Several languages',
} as const;

/** The names of the roles; `enum Role` of schema.graphql has their words. */
export const roleNames = { OWNER: 'Owner', EDITOR: 'Editor', SALES: 'Sales' } as const;

/** Returns 'Editor and Sales'. */
export const rolesText = (roles: readonly (keyof typeof roleNames)[]) =>
  roles.map((role) => roleNames[role]).join(' and ');
