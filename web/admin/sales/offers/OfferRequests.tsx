import { Box } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { OfferShownFragment } from './offers.generated.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { wishText } from '../lines/requestTexts.ts';

const kinds = words.requestKinds;
const reasons = words.declineReasons;

/** Shows what the buyer asked for instead of accepting an offer, line by line. */
export const OfferRequests = ({
  offer: { requests, currency },
}: {
  offer: Pick<OfferShownFragment, 'requests' | 'currency'>;
}) =>
  requests.map(({ id, kind, reason, text, createdAt, lines }) => (
    <Box key={id} className="near-type" sx={requestLook}>
      <b>{kinds[kind]}</b>
      {reason && `: ${reasons[reason]}`}, <time dateTime={createdAt}>{fullDate(createdAt)}</time>
      {lines.length > 0 && (
        <Box component="ul" className="bulleted" lang={siteLanguage}>
          {lines.map((wish) => (
            <li key={wish.line.id}>{[wish.line.name, wishText(wish, currency)].filter(Boolean).join(', ')}</li>
          ))}
        </Box>
      )}
      {text && (
        <Box lang={siteLanguage} className="as-typed">
          {text}
        </Box>
      )}
    </Box>
  ));

const requestLook = { my: 1, pl: 1.75, borderLeft: 3, borderColor: 'warning.main', overflowWrap: 'anywhere' };
