/** A build takes this for parts of MUI's buttons that no look here shows: the ripple, and the circle of `loading`. */
export default () => null;
