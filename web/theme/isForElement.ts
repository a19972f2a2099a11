const ofStyles = ['ownerState', 'theme', 'sx', 'as'];

/** Tells whether a styled element hands a property on: a build takes this for Emotion's list of all that elements know. */
export default (name: string) => !ofStyles.includes(name);
