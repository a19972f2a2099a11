/**
 * A build takes this for what nothing here uses: the ripple of MUI's buttons, their circle of `loading`, and the copying of
 * statics between components, for which Emotion has a function of its own.
 */
export default () => null;
