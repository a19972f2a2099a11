import { Sentence } from '../../../components/Sentence.tsx';
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { CodeText } from '../../parts/CodeText.tsx';
import { paths } from '../../paths.ts';
import './Discontinued.css';
import * as words from '../../../words/tr/product.ts';

interface DiscontinuedProps {
  successor: { id: string; name: string } | null;
}

/** Says below the name that a product is discontinued, and leads to its successor. */
export function Discontinued({ successor }: DiscontinuedProps) {
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
