/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The availability of a product. */
export type Availability =
  /** No longer made: 'Üretimden kalktı' on the site. */
  | 'DISCONTINUED'
  /** In stock: 'Stokta' on the site. */
  | 'IN_STOCK'
  /** Available on order within `leadDays` days, where these are known: 'Sipariş üzerine' on the site. */
  | 'ON_ORDER';

/** A unit in which products are sold. */
export type SalesUnit =
  /** Sold by the box: 'kutu' on the site. */
  | 'BOX'
  /** Sold by the kilogram: 'kg' on the site. */
  | 'KILOGRAM'
  /** Sold by the litre: 'L' on the site. */
  | 'LITRE'
  /** Sold by the metre: 'm' on the site. */
  | 'METRE'
  /** Sold by the pack: 'paket' on the site. */
  | 'PACK'
  /** Sold by the pair: 'çift' on the site. */
  | 'PAIR'
  /** Sold by the piece: 'adet' on the site. */
  | 'PIECE'
  /** Sold by the roll: 'rulo' on the site. */
  | 'ROLL'
  /** Sold by the set: 'takım' on the site. */
  | 'SET'
  /** Sold by the square metre: 'm²' on the site. */
  | 'SQUARE_METRE';

/** The sections that can be drawn to scale of a product's measures. */
export type Section =
  /** A deep groove ball bearing, with the seals or shields that its specs name: d D B r. */
  | 'BALL_BEARING'
  /** A V-belt: b h Ld Li, and a, the angle between its sides. */
  | 'BELT'
  /** A butterfly valve between two flanges: DN L H D, D of its body. */
  | 'BUTTERFLY_VALVE'
  /** A roller chain of n strands: p b1 d1 n. */
  | 'CHAIN'
  /** A check valve between two flanges, with a disc and a spring: DN L D, D of its body. */
  | 'CHECK_VALVE'
  /** A cylinder with its rod: D S KK L d. */
  | 'CYLINDER'
  /** A twist drill: d L l1, and a, the angle of its point. */
  | 'DRILL'
  /** A flange, with a neck where its height H is known, and blind where neither DN nor A is: DN D K d2 b n H A. */
  | 'FLANGE'
  /** A gate valve with flanges: DN L H D. */
  | 'GATE_VALVE'
  /** A spur gear: m z da d b. */
  | 'GEAR'
  /** A globe valve with flanges: DN L H D. */
  | 'GLOBE_VALVE'
  /** A bolt with a hexagonal head: d L k s b. */
  | 'HEX_BOLT'
  /** A hose: d D. */
  | 'HOSE'
  /** A motor on feet: D E H L AC B C. */
  | 'MOTOR_B3'
  /** A motor with a flange: D E M N P L AC. */
  | 'MOTOR_B5'
  /** A hexagon nut: d s m. */
  | 'NUT'
  /** A bearing in a housing on feet: d H L J A. */
  | 'PILLOW_BLOCK'
  /** A pulley for V-belts: dp d B z. */
  | 'PULLEY'
  /** A screw with a hexagon socket: d L dk k s. */
  | 'SOCKET_SCREW'
  /** A chain wheel: p z De d B. */
  | 'SPROCKET'
  /** A taper roller bearing: d D T B C. */
  | 'TAPER_BEARING'
  /** A ball valve, with flanges where their diameter D is known: DN L H D. */
  | 'VALVE'
  /** A washer, slit where its specs say that it springs: d1 d2 h. */
  | 'WASHER';

export type ComparedProductFragment = { stockCode: string | null, id: string, name: string, price: number | null, salesUnit: SalesUnit | null, priceQuantity: number | null, availability: Availability | null, image: string | null, kind: { id: string, section: Section | null } | null, section: { letters: Array<{ letter: string }> } | null, specs: Array<{ otherText: string | null, group: string | null, text: string, numberUnit: string | null, attribute: { id: string, name: string }, values: Array<
      | { __typename: 'FlagValue' }
      | { __typename: 'NumberValue', base: number }
      | { __typename: 'OptionValue' }
      | { __typename: 'RangeValue', low: { base: number } | null, high: { base: number } | null }
      | { __typename: 'TextValue' }
    > }>, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, category: { id: string, name: string } | null };

export type ComparePageQueryVariables = Exact<{
  first: string;
  second: string;
  third: string;
  fourth: string;
  all: Array<string> | string;
}>;


export type ComparePageQuery = { overlay: { svg: string, letters: Array<string>, productIds: Array<string> } | null, first: { stockCode: string | null, id: string, name: string, price: number | null, salesUnit: SalesUnit | null, priceQuantity: number | null, availability: Availability | null, image: string | null, family: { articles: Array<{ product: { id: string, name: string } }> } | null, related: Array<{ id: string, name: string }>, kind: { id: string, section: Section | null } | null, section: { letters: Array<{ letter: string }> } | null, specs: Array<{ otherText: string | null, group: string | null, text: string, numberUnit: string | null, attribute: { id: string, name: string }, values: Array<
        | { __typename: 'FlagValue' }
        | { __typename: 'NumberValue', base: number }
        | { __typename: 'OptionValue' }
        | { __typename: 'RangeValue', low: { base: number } | null, high: { base: number } | null }
        | { __typename: 'TextValue' }
      > }>, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, category: { id: string, name: string } | null } | null, second: { stockCode: string | null, id: string, name: string, price: number | null, salesUnit: SalesUnit | null, priceQuantity: number | null, availability: Availability | null, image: string | null, kind: { id: string, section: Section | null } | null, section: { letters: Array<{ letter: string }> } | null, specs: Array<{ otherText: string | null, group: string | null, text: string, numberUnit: string | null, attribute: { id: string, name: string }, values: Array<
        | { __typename: 'FlagValue' }
        | { __typename: 'NumberValue', base: number }
        | { __typename: 'OptionValue' }
        | { __typename: 'RangeValue', low: { base: number } | null, high: { base: number } | null }
        | { __typename: 'TextValue' }
      > }>, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, category: { id: string, name: string } | null } | null, third: { stockCode: string | null, id: string, name: string, price: number | null, salesUnit: SalesUnit | null, priceQuantity: number | null, availability: Availability | null, image: string | null, kind: { id: string, section: Section | null } | null, section: { letters: Array<{ letter: string }> } | null, specs: Array<{ otherText: string | null, group: string | null, text: string, numberUnit: string | null, attribute: { id: string, name: string }, values: Array<
        | { __typename: 'FlagValue' }
        | { __typename: 'NumberValue', base: number }
        | { __typename: 'OptionValue' }
        | { __typename: 'RangeValue', low: { base: number } | null, high: { base: number } | null }
        | { __typename: 'TextValue' }
      > }>, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, category: { id: string, name: string } | null } | null, fourth: { stockCode: string | null, id: string, name: string, price: number | null, salesUnit: SalesUnit | null, priceQuantity: number | null, availability: Availability | null, image: string | null, kind: { id: string, section: Section | null } | null, section: { letters: Array<{ letter: string }> } | null, specs: Array<{ otherText: string | null, group: string | null, text: string, numberUnit: string | null, attribute: { id: string, name: string }, values: Array<
        | { __typename: 'FlagValue' }
        | { __typename: 'NumberValue', base: number }
        | { __typename: 'OptionValue' }
        | { __typename: 'RangeValue', low: { base: number } | null, high: { base: number } | null }
        | { __typename: 'TextValue' }
      > }>, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, category: { id: string, name: string } | null } | null };

export type ProductCardFragment = { id: string, name: string, price: number | null, salesUnit: SalesUnit | null, priceQuantity: number | null, availability: Availability | null, image: string | null, keySpecs: Array<{ text: string, attribute: { id: string, name: string } }>, picture: { url: string, width: number, height: number, isAnimated: boolean, hasDark: boolean } | null, category: { id: string, name: string } | null };

export type SpecCellFragment = { text: string, numberUnit: string | null, attribute: { id: string } };

export const ProductCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"keySpecs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ProductCardFragment, unknown>;
export const SpecCellFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Spec"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"numberUnit"}}]}}]} as unknown as DocumentNode<SpecCellFragment, unknown>;
export const ComparedProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}}]}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecCell"}},{"kind":"Field","name":{"kind":"Name","value":"otherText"}},{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NumberValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}}]}},{"kind":"Field","name":{"kind":"Name","value":"high"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"keySpecs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Spec"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"numberUnit"}}]}}]} as unknown as DocumentNode<ComparedProductFragment, unknown>;
export const ComparePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ComparePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"second"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"third"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fourth"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"all"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"overlay"},"name":{"kind":"Name","value":"sectionOverlay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"all"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"svg"}},{"kind":"Field","name":{"kind":"Name","value":"letters"}},{"kind":"Field","name":{"kind":"Name","value":"productIds"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"first"},"name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedProduct"}},{"kind":"Field","name":{"kind":"Name","value":"family"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"articles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"related"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"second"},"name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"second"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedProduct"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"third"},"name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"third"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedProduct"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"fourth"},"name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fourth"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ComparedProduct"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"salesUnit"}},{"kind":"Field","name":{"kind":"Name","value":"priceQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"keySpecs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isAnimated"}},{"kind":"Field","name":{"kind":"Name","value":"hasDark"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SpecCell"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Spec"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"numberUnit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ComparedProduct"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard"}},{"kind":"Field","name":{"kind":"Name","value":"stockCode"}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"section"}}]}},{"kind":"Field","name":{"kind":"Name","value":"section"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"letter"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"specs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SpecCell"}},{"kind":"Field","name":{"kind":"Name","value":"otherText"}},{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NumberValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RangeValue"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}}]}},{"kind":"Field","name":{"kind":"Name","value":"high"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"base"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ComparePageQuery, ComparePageQueryVariables>;
type VariablesOf<V> = Record<string, never> extends V ? { variables?: V } : { variables: V };

type QueryOptions<D, V extends OperationVariables> = Omit<useQuery.Options<D, V>, 'returnPartialData' | 'errorPolicy' | 'variables'> & VariablesOf<V>;

export const useComparePageQuery = (options: QueryOptions<ComparePageQuery, ComparePageQueryVariables>) =>
  useQuery<ComparePageQuery, ComparePageQueryVariables>(ComparePageDocument, options as useQuery.Options<ComparePageQuery, ComparePageQueryVariables> & { variables: ComparePageQueryVariables });