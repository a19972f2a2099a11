import { paths } from '../../paths.ts';

/** The id of the form that all buttons of a list send. */
export const quickForm = 'ekle';

/**
 * Every list shares this form, since Chromium's password manager has each form of a page laid out as soon as it is there.
 * The pressed button says which product is added (addedProduct.ts).
 */
export const QuickForm = () => (
  <form id={quickForm} method="post" action={paths.quote} data-held="" hidden>
    <input type="hidden" name="intent" value="add" />
  </form>
);
