import Button from '@mui/material/Button';
import { Form, Link, useActionData, useSearchParams } from 'react-router-dom';
import type { QuoteListQuery } from '../../../graphql/generated/quotes.ts';
import { FormField } from '../../parts/forms/FormField.tsx';
import { paths } from '../../paths.ts';
import { nameOf } from './listNames.ts';
import type { QuoteReply } from './quoteReply.ts';
import { RepeatedNotice } from './RepeatedNotice.tsx';
import { ShareBox } from './ShareBox.tsx';

type List = QuoteListQuery['quoteList'];

/** The boxes that open under the head of the list. The address says what is open, so that it works without scripts as well. */
export function ListBoxes({ list }: { list: List }) {
  const [params] = useSearchParams();
  const reply = useActionData<QuoteReply>();
  const { id, share, repeated } = list;
  if (id === null) return null;
  const isNaming = params.has('ad') || (reply?.intent === 'renameList' && reply.errors.name !== undefined);
  return (
    <>
      {isNaming && <RenameBox id={id} name={reply?.values.name ?? list.name ?? ''} error={reply?.errors.name} />}
      {params.has('sil') && <DeleteBox id={id} name={nameOf(list)} count={list.rows.length} />}
      {params.has('paylas') && share && <ShareBox id={id} share={share} />}
      {params.has('yeniden') && repeated && <RepeatedNotice repeated={repeated} />}
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

const DeleteBox = ({ id, name, count }: { id: string; name: string; count: number }) => (
  <Form method="post" action={paths.quote} preventScrollReset className="list-box">
    <input type="hidden" name="intent" value="deleteList" />
    <input type="hidden" name="list" value={id} />
    <p>
      “{name}” {count > 0 && `${count} satırıyla `}silinsin mi? Öteki listeleriniz kalır.
    </p>
    <div className="list-box-end">
      <Button type="submit" variant="outlined" color="error">
        Evet, silin
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
