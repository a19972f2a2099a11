import { inUnits } from '../../../../common/measures/salesUnits.ts';
import { fewestOf, type Sold } from '../../../../common/product/fewest.ts';
import { paths } from '../../paths.ts';
import { addedValue } from './addedProduct.ts';
import './QuickAdd.css';
import { QuickButton } from './QuickButton.tsx';
import { quickForm } from './QuickForm.tsx';
import { useQuickAdd } from './useQuickAdd.ts';

interface QuickAddProps {
  product: Sold & { id: string };
  /** The product's name or code in its row. */
  label: string;
  word?: string;
  /** The code of another maker for which the product is asked. */
  asked?: string;
}

/** Puts a product of a list on the quote list, in the smallest quantity. Without scripts it leads to the list. */
export function QuickAdd({ product, label, word = 'Ekle', asked }: QuickAddProps) {
  const { fetcher, ...reply } = useQuickAdd();
  const quantity = fewestOf(product);
  const amount = inUnits(quantity, product.salesUnit, { always: true });
  const added = addedValue({ product: product.id, quantity, asked });

  return (
    <span className="quick-add">
      <QuickButton
        {...reply}
        label={label}
        word={word}
        amount={amount}
        title={`Teklif listesine ekle: ${amount}`}
        name="added"
        value={added}
        form={quickForm}
        onClick={(event) => {
          event.preventDefault();
          void fetcher.submit({ intent: 'add', added }, { method: 'post', action: paths.quote });
        }}
      />
    </span>
  );
}
