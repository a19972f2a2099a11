import { CheckIcon, RulerIcon } from '../../../components/icons.tsx';
import { Code } from '../../../parts/Code.tsx';
import { PageStyles } from '../../../components/PageStyles.tsx';
import { CopyCode } from '../../parts/CopyCode.tsx';
import { dayText } from '../../sales/kept/moments.ts';
import { lastChecked, relationWords, type Reference } from './relationWords.ts';
import css from './CrossReferences.css?inline';
import * as words from '../../../words/tr/crossReferences.ts';
import * as common from '../../../words/tr/common.ts';

/** So many rows are shown at once; the others are folded. */
const open = 8;

/** Lists the codes of other makers for which a product is asked. */
export function CrossReferences({ references }: { references: Reference[] }) {
  const checked = lastChecked(references);
  const more = references.slice(open);
  return (
    <section className="cross-references" aria-labelledby="cross-references">
      <PageStyles css={css} />
      <h2 id="cross-references" className="t-h4 spec-heading">
        {words.otherMakersCodes}
      </h2>
      <ReferenceTable references={references.slice(0, open)} />
      {more.length > 0 && (
        <details>
          <summary>{common.showAll(references.length)}</summary>
          <ReferenceTable references={more} />
        </details>
      )}
      <p className="note">
        {words.namesIdentify}
        {checked && ` ${words.checkedOn(dayText(checked))}`}
      </p>
    </section>
  );
}

const ReferenceTable = ({ references }: { references: Reference[] }) => (
  <table className="reference-table">
    <thead>
      <tr>
        <th scope="col">{words.maker}</th>
        <th scope="col">{words.code}</th>
        <th scope="col">{words.relation}</th>
      </tr>
    </thead>
    <tbody>
      {references.map(({ maker, code, relation }) => (
        <tr key={`${maker} ${code}`}>
          <td>{maker}</td>
          <td>
            <span className="reference-code row">
              <span>
                <Code text={code} />
              </span>
              <CopyCode code={code} label={words.copyCode(maker, code)} />
            </span>
          </td>
          <td>
            <span className="reference-relation row" data-similar={relation === 'SIMILAR' || undefined}>
              {relation === 'SIMILAR' ? <RulerIcon /> : <CheckIcon />}
              {relationWords[relation]}
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
