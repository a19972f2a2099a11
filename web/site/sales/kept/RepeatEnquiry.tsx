import Button from '@mui/material/Button';
import { Form } from 'react-router-dom';
import { RepeatIcon } from './salesIcons.tsx';
import { paths } from '../../paths.ts';

interface RepeatEnquiryProps {
  number: string;
  token: string;
  /** The lines of its order are repeated instead. */
  ofOrder?: boolean;
}

/** Puts the rows of an enquiry on the visitor's list once more, with today's products and prices. Works without scripts. */
export const RepeatEnquiry = ({ number, token, ofOrder = false }: RepeatEnquiryProps) => (
  <Form method="post" action={paths.quote} className="repeat-enquiry">
    <input type="hidden" name="intent" value={ofOrder ? 'repeatOrder' : 'repeat'} />
    <input type="hidden" name="number" value={number} />
    <input type="hidden" name="token" value={token} />
    <Button type="submit" variant="outlined" startIcon={<RepeatIcon />}>
      Yeniden iste
    </Button>
  </Form>
);
