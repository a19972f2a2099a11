/** The words of specs of a product. */

export const addSpec = 'Add spec';
export const anotherAttribute = 'Another attribute';
export const attribute = 'Attribute';

export const createAttribute = (name: string) => `Create attribute “${name}”`;
export const valuesOf = {
  OPTION: 'Its values: options. You can change that under Attributes.',
  NUMBER: 'Its values: a number. You can change that under Attributes.',
  RANGE: 'Its values: a range. You can change that under Attributes.',
  FLAG: 'Its values: yes or no. You can change that under Attributes.',
  TEXT: 'Its values: text. You can change that under Attributes.',
};
export const valuesInUnit = {
  OPTION: (unit: string) => `Its values: options in ${unit}. You can change that under Attributes.`,
  NUMBER: (unit: string) => `Its values: a number in ${unit}. You can change that under Attributes.`,
  RANGE: (unit: string) => `Its values: a range in ${unit}. You can change that under Attributes.`,
  FLAG: (unit: string) => `Its values: yes or no in ${unit}. You can change that under Attributes.`,
  TEXT: (unit: string) => `Its values: text in ${unit}. You can change that under Attributes.`,
};

export const requiredIn = (missingIn: string) => `Required in “${missingIn}”.`;
export const addOptionTo = (option: string, name: string) => `Add option “${option}” to ${name}`;
export const useOption = (option: string) => `Use “${option}”`;
export const useOptionFor = (option: string, name: string) => `Use “${option}” for ${name}`;
export const key = 'key';
export const missing = 'missing';
export const addOption = (option: string) => `Add option “${option}”`;
export const removeName = (name: string) => `Remove ${name}`;

export const specs = 'Specs';
export const missingMissing = (missing: number) => `${missing} missing`;
export const twoColumnsOfASpreadsheet =
  'Two columns of a spreadsheet, names and values, can be pasted here. A missing spec does not stop saving.';
export const empty = 'Empty';

export const correctTheMarkedSpecsFirst = 'Correct the marked specs first';
export const thereIsNoAttribute = (name: string) => `There is no attribute “${name}”.`;

export const failedToUpdateAttributes = 'Failed to update attributes. Please try again.';
export const attributeCreated = (name: string) => `Attribute “${name}” created`;
export const optionAddedTo = (option: string, name: string) => `Option “${option}” added to ${name}`;
