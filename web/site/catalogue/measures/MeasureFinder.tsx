import { Drawing } from '../../../components/Drawing.tsx';
import { PageStyles } from '../../../components/PageStyles.tsx';
import type { KindToMeasureFragment, MeasurableTileFragment } from './measures.generated.ts';
import { MeasureForm } from './MeasureForm.tsx';
import { MeasureKinds } from './MeasureKinds.tsx';
import type { Measured } from './measuresAddress.ts';
import { litStyles, measureStyles } from './measureStyles.ts';
import '../../parts/TickBox.css';

interface MeasureFinderProps {
  kinds: MeasurableTileFragment[];
  chosen: KindToMeasureFragment;
  measured?: Measured | null;
  path: string;
  isAddressed?: boolean;
}

/** Finds products by the measures of a part: a kind is chosen by its picture, and its drawing says what to measure. */
export function MeasureFinder({ kinds, chosen, measured, path, isAddressed = false }: MeasureFinderProps) {
  const { measures = [], worn = true } = measured ?? {};
  const letters = chosen.letters.map(({ letter }) => letter);
  return (
    <div className="measure-finder">
      <PageStyles css={measureStyles} />
      <PageStyles css={litStyles(letters)} />
      <MeasureKinds kinds={kinds} chosen={chosen.kind.id} path={path} />
      <Drawing className="measure-drawing" svg={chosen.drawing} />
      <MeasureForm key={chosen.kind.id} kind={chosen} measured={{ measures, worn }} isAddressed={isAddressed} />
    </div>
  );
}
