interface Words {
  noun: string;
  plural: string;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Makes the texts of a screen from the words for one row and for several. */
export const definitionTexts = ({ noun, plural }: Words) => ({
  title: capital(plural),
  add: `Add ${noun}`,
  edit: `Edit ${noun}`,
  none: `There are no ${plural} yet`,
  saved: `${capital(plural)} updated successfully!`,
  deleted: `${capital(noun)} deleted successfully`,
  loadFailed: `Failed to load ${plural}. Please refresh the page.`,
  saveFailed: `Failed to update ${plural}. Please try again.`,
});
