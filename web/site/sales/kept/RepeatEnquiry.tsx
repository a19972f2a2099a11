import Button from '@mui/material/Button';
import { useFetcher } from 'react-router-dom';
import { RepeatIcon } from './salesIcons.tsx';
import { paths } from '../../paths.ts';
import { faultOf, type QuoteReply } from './quoteReply.ts';
import * as words from '../../../words/tr/enquiry.ts';

interface RepeatEnquiryProps {
  number: string;
  token: string;
  /** The lines of its order are repeated instead. */
  ofOrder?: boolean;
}

/** Puts the rows of an enquiry on the visitor's list once more, with today's products and prices. Works without scripts. */
export function RepeatEnquiry({ number, token, ofOrder = false }: RepeatEnquiryProps) {
  const repeat = useFetcher<QuoteReply>();
  const fault = faultOf(repeat.data, words.notRepeated);
  return (
    <repeat.Form method="post" action={paths.quote} className="repeat-enquiry">
      <input type="hidden" name="intent" value={ofOrder ? 'repeatOrder' : 'repeat'} />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="outlined" startIcon={<RepeatIcon />}>
        {words.repeat}
      </Button>
      {fault && (
        <p className="repeat-failed" role="alert">
          {fault}
        </p>
      )}
    </repeat.Form>
  );
}
