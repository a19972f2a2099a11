import { sectors as texts } from '../../../../web/words/tr/specified.json';

/** The texts of the site define the sectors that have a page, with their categories. */
export const sectors = texts.map(({ id, name, categories }) => ({ id, name, categories }));

export const isSector = (id: string) => sectors.some((sector) => sector.id === id);
