import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Form, Link, useActionData, useSearchParams } from 'react-router-dom';
import type { QuoteListQuery } from './quotes.generated.ts';
import { FormField } from '../../parts/forms/FormField.tsx';
import { paths } from '../../paths.ts';
import { nameOf } from './ListTabs.tsx';
import type { QuoteReply } from '../kept/quoteReply.ts';
import { CloseIcon } from '../../../components/icons.tsx';
import { LinkIcon, RepeatIcon } from '../kept/salesIcons.tsx';
import { CopyCode } from '../../parts/CopyCode.tsx';
import { useAddresses } from '../../parts/OriginProvider.tsx';
import { dayIn, dayText } from '../kept/moments.ts';
import * as common from '../../../words/tr/common.ts';
import * as words from '../../../words/tr/quoteList.ts';

type List = QuoteListQuery['quoteList'];

/** The boxes that open under the head of the list. The address says what is open, so that it works without scripts as well. */
export function ListBoxes({ list }: { list: List }) {
  const [params] = useSearchParams();
  const reply = useActionData<QuoteReply>();
  const { id, share, repeated } = list;
  if (id === null) return null;
  // The address that opens a box is gone once its form was sent; where that failed, the box is still needed.
  const isOpen = (word: string, intent: string) =>
    params.has(word) || (reply?.intent === intent && (reply.failed ?? reply.errors.name !== undefined));
  return (
    <>
      {isOpen('ad', 'renameList') && (
        <RenameBox id={id} name={reply?.values.name ?? list.name ?? ''} error={reply?.errors.name} />
      )}
      {isOpen('sil', 'deleteList') && (
        <AskBox intent="deleteList" id={id} yes={words.yesDelete}>
          {words.asksToDelete(nameOf(list), list.rows.length)}
        </AskBox>
      )}
      {isOpen('bosalt', 'clear') && list.rows.length > 0 && (
        <AskBox intent="clear" id={id} yes={words.yesClear}>
          {words.asksToClear(list.rows.length)}
        </AskBox>
      )}
      {isOpen('paylas', 'endShare') && share && <ShareBox id={id} share={share} />}
      {isOpen('yeniden', 'undoRepeat') && repeated && <RepeatedNotice repeated={repeated} />}
    </>
  );
}

const RenameBox = ({ id, name, error }: { id: string; name: string; error: string | undefined }) => (
  <Form method="post" action={paths.quote} preventScrollReset noValidate className="list-box">
    <input type="hidden" name="intent" value="renameList" />
    <input type="hidden" name="list" value={id} />
    <FormField name="name" label={words.nameOfList} defaultValue={name} autoFocus {...(error && { error })} />
    <div className="list-box-end">
      <Button type="submit" variant="outlined">
        {words.saveName}
      </Button>
      <Shut />
    </div>
  </Form>
);

interface AskBoxProps {
  intent: 'deleteList' | 'clear';
  id: string;
  yes: string;
  children: ReactNode;
}

/** Asks before rows are lost. */
const AskBox = ({ intent, id, yes, children }: AskBoxProps) => (
  <Form method="post" action={paths.quote} preventScrollReset className="list-box">
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="list" value={id} />
    <p>{children}</p>
    <div className="list-box-end">
      <Button type="submit" variant="outlined" color="error">
        {yes}
      </Button>
      <Shut />
    </div>
  </Form>
);

const Shut = () => (
  <Link className="text-link" to={paths.quote} preventScrollReset>
    <span>{words.cancel}</span>
  </Link>
);

interface ShareBoxProps {
  /** The id of the list. */
  id: string;
  share: NonNullable<QuoteListQuery['quoteList']['share']>;
}

/** The link to a copy of the list, which the visitor passes on. */
function ShareBox({ id, share }: ShareBoxProps) {
  const address = useAddresses()(paths.sharedList(share.code));
  return (
    <section className="list-box" id="paylas" aria-labelledby="paylas-baslik">
      <h2 className="t-h6" id="paylas-baslik">
        <LinkIcon /> {words.shareList}
      </h2>
      <Link
        className="icon-button list-box-shut"
        to={paths.quote}
        preventScrollReset
        aria-label={words.close}
        title={words.close}
      >
        <CloseIcon />
      </Link>
      <p className="t-body2 muted">{words.whatIsShared(share.rowCount)}</p>
      <div className="share-address">
        <span>{address.replace(/^https?:\/\//, '')}</span>
        <CopyCode code={address} label={words.copyLink} word={common.copy} />
      </div>
      <Form method="post" action={paths.quote} preventScrollReset className="t-caption">
        <input type="hidden" name="intent" value="endShare" />
        <input type="hidden" name="list" value={id} />
        {words.opensUntil(dayText(dayIn(new Date(share.endsAt))))}{' '}
        <button type="submit" className="text-link">
          <span>{words.endShare}</span>
        </button>
      </Form>
    </section>
  );
}

type Repeated = NonNullable<QuoteListQuery['quoteList']['repeated']>;

/** Says that the rows of an earlier enquiry or order are on the list, and takes them back on request. */
const RepeatedNotice = ({ repeated }: { repeated: Repeated }) => (
  <Form method="post" action={paths.quote} preventScrollReset className="repeated-notice" role="status">
    <RepeatIcon />
    <p>
      <b>
        {repeated.isOrder
          ? words.orderRepeated(repeated.number, repeated.rowCount)
          : words.enquiryRepeated(repeated.number, repeated.rowCount)}
      </b>{' '}
      {words.changesOf(repeated)}
    </p>
    <input type="hidden" name="intent" value="undoRepeat" />
    <button type="submit" className="text-link">
      <span>{words.undo}</span>
    </button>
  </Form>
);
