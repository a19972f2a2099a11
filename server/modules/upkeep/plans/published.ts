import type { Publishes } from '../../../entity/publishes.ts';
import { entities } from '../../entities.ts';

/** Lists what is on the site or not, by the name of its entity. */
export const published: ReadonlyMap<string, Publishes> = new Map(
  entities.flatMap(({ name, publishes }) => (publishes ? [[name, publishes]] : [])),
);

/** Those whose changes wait by their values, beside each other. */
export const waitsByValues = (name: string) => {
  const publishes = published.get(name);
  return publishes !== undefined && !publishes.waitsApart;
};
