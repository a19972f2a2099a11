import { sectors as texts } from '../../../../web/site/texts.json';

/** Those that the site has pages about, with the categories that fit them, as its texts have them. */
export const sectors = texts.map(({ id, name, categories }) => ({ id, name, categories }));

export const isSector = (id: string) => sectors.some((sector) => sector.id === id);
