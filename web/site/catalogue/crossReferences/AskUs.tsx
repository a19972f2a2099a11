import { TextLink } from '../../parts/TextLink.tsx';
import { paths } from '../../paths.ts';
import * as words from '../../../words/tr/crossReferences.ts';
import * as common from '../../../words/tr/common.ts';

/** Offers to ask the company where no product is the part that was meant. */
export const AskUs = ({ search }: { search: string }) => (
  <div className="ask-us row wraps">
    <div>
      <p className="ask-us-title">{words.notTheOne}</p>
      <p>{words.writeOldCode}</p>
    </div>
    <TextLink to={paths.contactAbout(search)} arrow>
      {common.askUs}
    </TextLink>
  </div>
);
