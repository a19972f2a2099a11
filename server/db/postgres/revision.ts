/** What this process knows of the content revision and of commits, by whichever way it heard of them. */
export function createRevision() {
  let known = 0;
  /** Raised so that no number of before comes again, once the database was set back. */
  let ahead = 0;
  let commits = 0;

  /** Of a commit; without a number, of one that no public page shows or of which that is not known. */
  function hear(revision: number | undefined) {
    commits++;
    known = Math.max(known, revision ?? 0);
  }

  return {
    now: () => known + ahead,
    commits: () => commits,
    hear,
    /** What a look at the database has found. */
    see(revision: number) {
      if (revision > known) hear(revision);
    },
    /**
     * What the first look over a new connection has found: commits may have been missed, and it may be another server's
     * copy of the database, which lacks the last of them. Its next ones will have the same numbers.
     */
    begin(revision: number) {
      commits++;
      if (revision < known) ahead += known - revision + 1;
      known = revision;
    },
  };
}

export type Revision = ReturnType<typeof createRevision>;
