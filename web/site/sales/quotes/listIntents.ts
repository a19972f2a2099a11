import type { ApolloClient } from '@apollo/client';
import {
  ClearQuoteListDocument,
  ChooseQuoteListDocument,
  CreateQuoteListDocument,
  DeleteQuoteListDocument,
  EndQuoteListShareDocument,
  RenameQuoteListDocument,
  RepeatEnquiryDocument,
  RepeatOrderDocument,
  ShareQuoteListDocument,
  TakeSharedQuoteListDocument,
  UndoRepeatedEnquiryDocument,
} from '../../../graphql/generated/quotes.ts';
import { paths } from '../../paths.ts';
import type { Values } from '../../parts/forms/checkForm.ts';

type ListIntent = (client: ApolloClient, values: Values) => Promise<{ to: string }>;

const to = { list: paths.quote, share: `${paths.quote}?paylas=1#paylas`, repeated: `${paths.quote}?yeniden=1` };

/** The actions of the forms about whole lists. Each leads to a page, with scripts as without. */
export const listIntents: Record<string, ListIntent> = {
  async makeList(client) {
    await client.mutate({ mutation: CreateQuoteListDocument });
    return { to: to.list };
  },
  async chooseList(client, { list: id = '' }) {
    await client.mutate({ mutation: ChooseQuoteListDocument, variables: { id } });
    return { to: to.list };
  },
  async renameList(client, { list: id = '', name = '' }) {
    await client.mutate({ mutation: RenameQuoteListDocument, variables: { id, name } });
    return { to: to.list };
  },
  async deleteList(client, { list: id = '' }) {
    await client.mutate({ mutation: DeleteQuoteListDocument, variables: { id } });
    return { to: to.list };
  },
  async clear(client, { list: id = null }) {
    await client.mutate({ mutation: ClearQuoteListDocument, variables: { id } });
    return { to: to.list };
  },
  async shareList(client, { list: id = '' }) {
    await client.mutate({ mutation: ShareQuoteListDocument, variables: { id } });
    return { to: to.share };
  },
  async endShare(client, { list: id = '' }) {
    await client.mutate({ mutation: EndQuoteListShareDocument, variables: { id } });
    return { to: to.list };
  },
  async takeShared(client, { code = '', as }) {
    await client.mutate({ mutation: TakeSharedQuoteListDocument, variables: { code, asNewList: as === 'new' } });
    return { to: to.list };
  },
  async repeat(client, { number = '', token = '' }) {
    await client.mutate({ mutation: RepeatEnquiryDocument, variables: { number, token } });
    return { to: to.repeated };
  },
  async repeatOrder(client, { number = '', token = '' }) {
    await client.mutate({ mutation: RepeatOrderDocument, variables: { number, token } });
    return { to: to.repeated };
  },
  async undoRepeat(client) {
    await client.mutate({ mutation: UndoRepeatedEnquiryDocument });
    return { to: to.list };
  },
};
