import { batched } from '../../../context/batched.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { storeAttachment } from './attachments.files.ts';
import { attachmentsOfEnquiries, type AttachmentRow } from './attachments.store.ts';

const attachmentsBatched = batched<Record<string, never>, AttachmentRow[]>(async ({ db }, ids) => {
  const rows = await attachmentsOfEnquiries(db, ids);
  return new Map(ids.map((id) => [id, rows.filter(({ enquiryId }) => enquiryId === id)]));
});

export const attachmentResolvers = {
  Mutation: {
    async addEnquiryAttachment(_, { file }, { db, images, limits, address }) {
      await limits.beforeAttachment(address);
      return storeAttachment(db, images, file, {
        take: (bytes) => limits.takeRoom(address, bytes),
        giveBack: (bytes) => limits.giveRoomBack(address, bytes),
      });
    },
  },
  Enquiry: { attachments: ({ id }, _, context) => attachmentsBatched(context, id, {}) },
  EnquiryStatus: { attachments: ({ id }, _, context) => attachmentsBatched(context, id, {}) },
} satisfies Resolvers;
