import { DownloadIcon } from '../../../components/icons.tsx';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { SectionDrawing } from '../../../components/SectionDrawing.tsx';
import type { SectionFragment } from './section.generated.ts';
import { files } from '../../paths.ts';
import { SpecText } from '../specs/SpecText.tsx';
import { drawingId, measuresId, measuresTitleId } from './ids.ts';
import measuresCss from './Measures.css?inline';
import type { MeasureRow } from './measureRows.ts';
import { lightingOf, sectionStyles } from './sectionStyles.ts';
import { usePinned } from './usePinned.ts';
import * as words from '../../../words/tr/product.ts';

interface MeasuresProps {
  productId: string;
  /** The name of the kind: 'Rulman'. */
  kind: string;
  section: SectionFragment;
  rows: MeasureRow[];
}

/** Shows the drawing beside its measures. A row lights its dimension in the drawing and is lit by it. */
export function Measures({ productId, kind, section, rows }: MeasuresProps) {
  const { pinned, press, pressIn } = usePinned();
  const letters = section.letters.map(({ letter }) => letter);
  return (
    <section className="measures" id={measuresId} aria-labelledby={measuresTitleId}>
      <PageStyles css={sectionStyles} />
      <PageStyles css={measuresCss} />
      <PageStyles css={lightingOf(letters)} />
      <div className="measures-head">
        <h2 className="t-h4" id={measuresTitleId}>
          {words.measures}
        </h2>
        <p className="t-body2 muted">
          <span className="measures-point">{words.pointAtRow}</span>
          <span className="measures-touch">{words.tapRow}</span>
        </p>
      </div>
      <div className="measures-body">
        <figure>
          {/* The rows do for the keyboard what pressing a line of the drawing does. */}
          <SectionDrawing
            className="measures-plate"
            svg={section.svg}
            label={words.sectionOf(kind)}
            id={drawingId}
            onPress={pressIn}
          />
          <figcaption className="t-body2">
            {section.scale === null ? words.drawingNotToScale : words.drawingToScale}
            <a className="text-link" href={files.drawing(productId)} download>
              <DownloadIcon />
              <span>{words.downloadDrawing}</span>
            </a>
          </figcaption>
        </figure>
        <table className="measure-table">
          <tbody>
            {rows.map(({ id, letter, name, text, otherText }) => (
              <tr key={id} data-letter={letter} data-pinned={(letter !== undefined && letter === pinned) || undefined}>
                <th scope="row">
                  {letter === undefined ? (
                    <span>
                      <span />
                      {name}
                    </span>
                  ) : (
                    <button type="button" aria-pressed={letter === pinned} onClick={() => press(letter)}>
                      <span className="measure-letter">{letter}</span> <span>{name}</span>
                    </button>
                  )}
                </th>
                <td>
                  <SpecText text={text} otherText={otherText} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
