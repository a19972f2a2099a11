import { CheckIcon } from '../../components/icons.tsx';
import { about } from '../../words/tr/specified.ts';

/** Lists the reasons to choose the company. */
export const ReasonList = ({ heading: Heading }: { heading: 'h3' | 'h4' }) => (
  <ul className="check-list">
    {about.reasons.map(({ title, text }) => (
      <li key={title}>
        <CheckIcon />
        <div>
          <Heading className="t-h6">{title}</Heading>
          <p className="t-body2 muted">{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
