import { Alert } from '@mui/material';
import type { ChosenProducts } from '../../../graphql/generated/schema.ts';
import { nearDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/uses.ts';
import { useProductUsesQuery } from './uses.generated.ts';

/** Says before products are deleted which open offers and which plans they are in. */
export function UsesOfDeleted({ which }: { which: ChosenProducts }) {
  const uses = useProductUsesQuery({ variables: { which }, fetchPolicy: 'network-only' }).data?.productUses;
  if (!uses || (uses.openOffers === 0 && uses.plans.length === 0)) return null;
  const offers = words.inOpenOffers(uses.openOffers);
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      {uses.openOffers > 0 && (
        <div>
          {uses.offerNumbers.length > 0 ? words.withNumbers(offers, uses.offerNumbers) : offers}. {words.offersKeepIt}
        </div>
      )}
      {uses.plans.map(({ id, name, at }) => (
        <div key={id}>{words.inNamedPlan(name, nearDate(at))}</div>
      ))}
    </Alert>
  );
}
