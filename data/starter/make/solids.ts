import { fold } from '../../../common/text/letters.ts';
import type { Article, FamilyTable } from '../model/model.ts';
import { modelled } from './ids.ts';
import { productsOf } from './products.ts';
import { stepOf, type Disc } from './step.ts';

type Specs = Article['specs'];

const measure = (specs: Specs, id: string) => {
  const value = Number(String(specs[id]).replace(',', '.'));
  if (!(value > 0)) throw new Error(`A body needs the measure ${id}.`);
  return value;
};

/** A ring surrounds the whole bearing; a blind flange has holes on its circle and none in the middle. */
const shapes: Record<NonNullable<FamilyTable['solid']>, (specs: Specs) => Omit<Disc, 'name'>> = {
  ring: (specs) => ({
    diameter: measure(specs, 'dış-çap'),
    height: measure(specs, 'genişlik'),
    holes: [{ x: 0, y: 0, diameter: measure(specs, 'iç-çap') }],
  }),
  washer: (specs) => ({
    diameter: measure(specs, 'dış-çap'),
    height: measure(specs, 'kalınlık'),
    holes: [{ x: 0, y: 0, diameter: measure(specs, 'iç-çap') }],
  }),
  flange(specs) {
    const [count, circle] = [measure(specs, 'delik-sayısı'), measure(specs, 'delik-dairesi-çapı')];
    const diameter = measure(specs, 'delik-çapı');
    // EN 1092-1: no hole lies on the axes.
    const angle = (hole: number) => ((2 * hole + 1) * Math.PI) / count;
    return {
      diameter: measure(specs, 'dış-çap'),
      height: measure(specs, 'kalınlık'),
      holes: Array.from({ length: count }, (_, hole) => ({
        x: (circle / 2) * Math.cos(angle(hole)),
        y: (circle / 2) * Math.sin(angle(hole)),
        diameter,
      })),
    };
  },
};

/** The product of the article that is modelled. */
export const modelledProduct = (family: FamilyTable) =>
  productsOf(family)[family.articles.findIndex((one) => one === modelled(family))];

/** The name of a family's STEP file, in ASCII: the server finds it by the name in the content, folded alike. */
export const solidName = (id: string) => fold(`${id}-model.step`);

/** The STEP file of a family; undefined when it has none. */
export function solidOf(family: FamilyTable) {
  const product = modelledProduct(family);
  return family.solid && product
    ? stepOf({ name: String(product.stockCode), ...shapes[family.solid](product.specs) })
    : undefined;
}
