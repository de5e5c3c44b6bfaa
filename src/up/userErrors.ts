/** A problem that the user can fix: shown as one clear line that says how, without a stack trace. */
export class UserError extends Error {}

/** A command that was called incorrectly. Its message shows the usage; the exit code is 2. */
export class UsageError extends UserError {}
