import { gathered } from '../../../context/gathered.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { store } from './attachments.files.ts';
import { ofEnquiries, type AttachmentRow } from './attachments.store.ts';

const attachmentsGathered = gathered<Record<string, never>, AttachmentRow[]>(async ({ db }, ids) => {
  const rows = await ofEnquiries(db, ids);
  return new Map(ids.map((id) => [id, rows.filter(({ enquiryId }) => enquiryId === id)]));
});

export const attachmentResolvers = {
  Mutation: {
    async addEnquiryAttachment(_, { file }, { db, images, limits, address }) {
      await limits.beforeAttachment(address);
      return store(db, images, file);
    },
  },
  Enquiry: { attachments: ({ id }, _, context) => attachmentsGathered(context, id, {}) },
  EnquiryStatus: { attachments: ({ id }, _, context) => attachmentsGathered(context, id, {}) },
} satisfies Resolvers;
