import { Sentence } from '../../../components/Sentence.tsx';
import { CodeText } from '../../parts/CodeText.tsx';
import './FacetGroup.css';
import * as words from '../../../words/tr/filters.ts';
import { countText } from '../../../../common/text/locale.ts';

interface FacetGroupHeadProps {
  name: string;
  count: number | null;
}

/** Names the filters that follow: those of one kind, with its number of products, or what several kinds share. */
export const FacetGroupHead = ({ name, count }: FacetGroupHeadProps) => (
  <h3 className="facet-group-head muted">
    <CodeText text={name} />
    {count !== null && (
      <span>
        <Sentence text={words.countedProducts} parts={{ count: countText(count) }} heard />
      </span>
    )}
  </h3>
);
