// How much each part of a product counts for its completeness. A kind may give them other weights.

export const weightNames = ['specs', 'picture', 'code', 'description', 'price'] as const;
export type WeightName = (typeof weightNames)[number];
export type Weights = Record<WeightName, number>;

/** Every part counts the same where nobody has said otherwise, and so does each required spec. */
export const evenWeights: Weights = { specs: 1, picture: 1, code: 1, description: 1, price: 1 };

/** A part counts so many times at most; one that counts 0 times is left out. */
export const mostWeight = 5;
