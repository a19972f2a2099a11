// The checks of the data say in these words what they find.

export const specFault = {
  missing: (name: string) => `${name} eksik`,
  /** `usual` is empty where no other product has a value. */
  outside: ({ name, value, usual }: { name: string; value: string; usual: string }) =>
    usual === '' ? `${name} ${value}` : `${name} ${value}, genelde ${usual}`,
  /** One number, or the two ends of a range. */
  range: (ends: string[]) => ends.join('–'),
};
