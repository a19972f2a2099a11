import type { ComponentProps } from 'react';
import { OrderedInput } from '../../parts/forms/OrderedInput.tsx';
import { AddSpec } from './AddSpec.tsx';
import { useDefinitions } from './useDefinitions.ts';

interface AttributeRow {
  attributeId: string;
  name: string;
}
type Input<Row> = ComponentProps<typeof OrderedInput<Row>>;

interface Props<Row> extends Omit<Input<Row>, 'idOf' | 'nameOf' | 'children'> {
  /** Makes the row of an attribute that is added. */
  rowOf: (row: AttributeRow) => Row;
  /** The word on the button that adds one. */
  button: string;
}

/** Holds attributes in their order, each of them once. */
export function AttributesInput<Row extends AttributeRow>({ rowOf, button, ...input }: Props<Row>) {
  const { attributes } = useDefinitions();
  return (
    <OrderedInput<Row> {...input} idOf={({ attributeId }) => attributeId} nameOf={({ name }) => name}>
      {(rows, add) => {
        const left = attributes.filter(({ id }) => !rows.some((row) => row.attributeId === id));
        return (
          <AddSpec
            attributes={left}
            onAdd={(attributeId) => {
              const attribute = left.find(({ id }) => id === attributeId);
              if (attribute) add(rowOf({ attributeId, name: attribute.name }));
            }}
            button={button}
          />
        );
      }}
    </OrderedInput>
  );
}
