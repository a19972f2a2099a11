import { useNavigate } from 'react-router-dom';
import { useTakeEnquiryMutation } from '../enquiries/enquiries.generated.ts';
import type { TakenEnquiryInput } from '../../../graphql/generated/schema.ts';

/** Returns a function that takes an enquiry down for a buyer, and one that opens it: its sheet is where the offer is made. */
export function useTakeEnquiry() {
  const navigate = useNavigate();
  const [take, { loading }] = useTakeEnquiryMutation({
    refetchQueries: ['InboxCounts', 'EnquiryList', 'MessageToRead'],
  });
  return {
    loading,
    take: async (input: TakenEnquiryInput, key?: string) =>
      (await take({ variables: { input, ...(key && { key }) } })).data?.takeEnquiry.id,
    open: (id: string) => navigate(`/admin/messages/enquiries/${encodeURIComponent(id)}`),
  };
}
