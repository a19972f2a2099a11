import type { statuses } from '../../common/enumWords.ts';
import { isEmbedded } from './document.ts';

type Status = keyof typeof statuses;
type Named = { label: string; /** Content documents use this key. */ key: string };

/** Forms send '' where nothing was typed; null is stored instead. */
export const blankIsNothing = { write: (text: string | null) => text || null, read: (text: string | null) => text };

/** Says that the text of a field exists in other languages, too. */
export const worded = <Made extends object>(field: Made) => ({ ...field, words: true as const });

// The lists of fields of other entities are made of these. A product's are stated in common/product/product.ts; what their kinds do
// stands in ofKind.ts.

/** Makes a required text. With `optional`, a content document may leave it out. */
export const text = ({ label, key, optional = false }: Named & { optional?: boolean }) => ({
  label,
  blank: '',
  document: { key, optional },
});

export const optionalText = ({ label, key }: Named) => ({
  label,
  blank: null as string | null,
  document: { key, optional: true },
});

export const optionalNumber = ({ label, key }: Named) => ({
  label,
  blank: null as number | null,
  document: { key, optional: true },
});

/** Makes the address of a required picture. A content document may hold the picture itself instead. */
export const picture = ({ label, key }: Named) => ({
  label,
  blank: '',
  document: { key, optional: false, accepts: isEmbedded },
  isPicture: true,
});

/** Makes the same for a picture that may be missing. */
export const optionalPicture = ({ label, key }: Named) => ({
  label,
  blank: null as string | null,
  document: { key, optional: true, accepts: isEmbedded },
  stored: blankIsNothing,
  isPicture: true,
});

/** Makes a required value of any type; `blank` is used only where older content lacks it. */
export const value = <Value>({ label, key, blank }: Named & { blank: Value }) => ({
  label,
  blank,
  document: { key, optional: false },
});

/** Makes a yes or no, which a content document leaves out where it is no. */
export const flag = ({ label, key }: Named) => ({
  label,
  blank: false as boolean,
  document: { key, optional: true, write: (isSet: boolean) => (isSet ? true : undefined) },
});

/** Makes an ordered list, which a content document leaves out when it is empty. */
export const list = <Item>({ label, key }: Named) => ({
  label,
  blank: [] as Item[],
  document: { key, optional: true, write: (items: Item[]) => (items.length > 0 ? items : undefined) },
});

/** Says whether visitors see a thing; a document leaves it out where they do. */
export const status = ({ label }: Pick<Named, 'label'>) => ({
  label,
  blank: 'PUBLISHED' as Status,
  document: { key: 'status', optional: true, write: (value: Status) => (value === 'PUBLISHED' ? undefined : value) },
});
