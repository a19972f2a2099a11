import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Form, Link, useActionData, useSearchParams } from 'react-router-dom';
import type { QuoteListQuery } from '../../../graphql/generated/quotes.ts';
import { FormField } from '../../parts/forms/FormField.tsx';
import { paths } from '../../paths.ts';
import { nameOf } from './listNames.ts';
import type { QuoteReply } from '../kept/quoteReply.ts';
import { RepeatedNotice } from './RepeatedNotice.tsx';
import { ShareBox } from './ShareBox.tsx';

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
        <AskBox intent="deleteList" id={id} yes="Evet, silin">
          “{nameOf(list)}” {list.rows.length > 0 && `${list.rows.length} satırıyla `}silinsin mi? Öteki listeleriniz
          kalır.
        </AskBox>
      )}
      {isOpen('bosalt', 'clear') && list.rows.length > 0 && (
        <AskBox intent="clear" id={id} yes="Evet, boşaltın">
          Listedeki {list.rows.length} satır silinsin mi?
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
    <FormField name="name" label="Listenin adı" defaultValue={name} autoFocus {...(error && { error })} />
    <div className="list-box-end">
      <Button type="submit" variant="outlined">
        Adı kaydet
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
    <span>Vazgeçin</span>
  </Link>
);
