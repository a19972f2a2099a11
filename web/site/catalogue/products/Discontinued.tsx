import { Sentence } from '../../../components/Sentence.tsx';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import './Discontinued.css';
import * as words from '../../../words/tr/product.ts';

type Value = { attribute: { id: string; name: string }; key: boolean; text: string };

interface DiscontinuedProps {
  successor: { id: string; name: string; specs: Value[] } | null;
  specs: Value[];
}

/** Pairs the values of both products: first those that differ, as far as one table shows them at a glance. */
function pairsOf(specs: Value[], successor: Value[]) {
  const pairs = specs.flatMap(({ attribute, key, text }) => {
    const now = successor.find((one) => one.attribute.id === attribute.id)?.text;
    return key || (now !== undefined && now !== text) ? [{ attribute, before: text, now: now ?? '–' }] : [];
  });
  return pairs.slice(0, mostPairs);
}
const mostPairs = 8;

/** Says below the name that a product is discontinued, and leads to its successor. */
export function Discontinued({ successor, specs }: DiscontinuedProps) {
  const pairs = successor ? pairsOf(specs, successor.specs) : [];
  return (
    <div className="discontinued" role="note">
      <p className="t-h6">
        <SwapHorizOutlined aria-hidden="true" />
        {successor ? (
          <span>
            <Sentence text={words.replacedBy} parts={{ product: <CodeText text={successor.name} /> }} />
          </span>
        ) : (
          <span>{words.discontinuedWithout}</span>
        )}
      </p>
      {pairs.length > 0 && (
        <table className="old-and-new">
          <caption className="visually-hidden">{words.oldAndNew}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{words.oldProduct}</th>
              <th scope="col">{words.newProduct}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ attribute, before, now }) => (
              <tr key={attribute.id} data-changed={before !== now || undefined}>
                <th scope="row">{attribute.name}</th>
                <td>
                  <CodeText text={before} />
                </td>
                <td>
                  <CodeText text={now} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {successor && (
        <Button
          variant="contained"
          fullWidth
          component={Link}
          to={paths.product(successor.id)}
          endIcon={<ArrowForwardOutlined />}
        >
          {words.toSuccessor}
        </Button>
      )}
    </div>
  );
}
