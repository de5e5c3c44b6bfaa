/** What the build changes in files of the Temporal SDK. */

/** The text with each change made in its one place. Throws if a release of the SDK has another file. */
export function withChanges(file, text, changes) {
  return changes.reduce((changed, { what, from, to }) => {
    const parts = changed.split(from);
    if (parts.length !== 2) throw new Error(`${file} is not as expected: ${what}`);
    return parts.join(to);
  }, text);
}
