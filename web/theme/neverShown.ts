/**
 * A build takes this for what nothing here uses: the ripple of MUI's buttons, their circle of `loading`, and what Emotion's
 * `withTheme` copies between components.
 */
export default () => null;
