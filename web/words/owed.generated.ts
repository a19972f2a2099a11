/** Written by npm run fix: each line fails the types where a language lacks a word of the first one, or asks for other values. */
type InAnyLanguage<Part> = Part extends string
  ? string
  : Part extends (...facts: infer Facts) => infer Result
    ? (...facts: Facts) => InAnyLanguage<Result>
    : { [Name in keyof Part]: InAnyLanguage<Part[Name]> };
type Owes<First, Other extends InAnyLanguage<First>> = Other;

export type OwedWords = [
];
